import { useId, type ReactNode } from 'react';
import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { levelComparison, type ComparedCell } from '#core/rules/membership/comparison/level-comparison.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { firstClaimText } from '#core/rules/rights/first-claim-day.ts';
import type { Level } from '#web/art/levels.ts';
import { Medal } from '#web/art/medal.tsx';
import { ChoiceInput } from '#web/ui/choice-input/choice-input.tsx';
import styles from './level-table.module.css';

const drawn: readonly Level[] = [0, 1, 2, 3, 4];
const yuan = (fen: number): string => `¥${shortYuan(fen)}`;

interface LevelSavingProps {
  readonly tiers: readonly Tier[];
  readonly tier: Tier;
}

/** What a year of the selected level saves, and how that is counted. */
export function LevelSaving({ tiers, tier }: LevelSavingProps) {
  const sums = levelComparison(tiers).sums[tiers.indexOf(tier)];
  if (!sums) return null;
  const yearWorth = sums.worthFen * 12;
  const saved = yearWorth - sums.yearFen;
  const name = tier.tierName.replace(/会员$/, '');
  const what = {
    open: `开通${name}`,
    held: `你是${tier.tierName}`,
    upgrade: `升到${name}`,
    lower: tier.tierName,
  };
  return (
    <div className={styles.saving}>
      <p>
        {what[tier.offer]}
        {saved > 0 && `，一年净省${yuan(saved)}`}
      </p>
      <p>
        权益价值{yuan(yearWorth)} − 一年会员费{yuan(sums.yearFen)}，按每月全部领取计
      </p>
    </div>
  );
}

interface LevelTableProps {
  readonly tiers: readonly Tier[];
  readonly value: Tier;
  onChoose(productId: string): void;
}

const offers = { open: '', held: '你现在', upgrade: '可升级', lower: '低于现在' } as const;

/** The levels side by side: what each gives in a month, worth and price, what it saves, and why one cannot be ordered. */
export function LevelTable({ tiers, value, onChoose }: LevelTableProps) {
  const name = useId();
  const { kinds, sums } = levelComparison(tiers);
  const chosen = tiers.indexOf(value);
  const row = (title: string, cells: readonly ReactNode[], className?: string) => (
    <tr key={title} className={className}>
      <th scope="row">{title}</th>
      {cells.map((cell, at) => (
        <td key={tiers[at]?.productId} className={at === chosen ? styles.chosen : undefined}>
          {cell ?? (
            <>
              <span aria-hidden="true">—</span>
              <span className="visually-hidden">不含</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
  return (
    <fieldset className={styles.levels} data-floor="会员等级">
      <legend className="visually-hidden">选择会员等级</legend>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reachable by keyboard */}
      <div className={styles.scroller} role="region" aria-label="会员等级对比表" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                每月可领
                <br />
                （市场价）
              </th>
              {tiers.map((tier, at) => (
                <th
                  key={tier.productId}
                  scope="col"
                  className={at === chosen ? styles.chosen : undefined}
                  data-point={tier.tierName}
                >
                  <label className={styles.level}>
                    <ChoiceInput
                      type="radio"
                      name={name}
                      value={tier.productId}
                      checked={at === chosen}
                      onChange={() => onChoose(tier.productId)}
                    />
                    <span className={styles.levelName}>
                      <Medal level={drawn[tier.vipTypeLevel] ?? 4} size={38} />
                      <b>{tier.tierName}</b>
                      <span className={styles.note}>{offers[tier.offer] || `${tier.rightsCount}项可选`}</span>
                    </span>
                  </label>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) =>
              row(
                kind.name,
                kind.cells.map((cell) => cell && <Cell key={cell.text} cell={cell} />),
              ),
            )}
            {tiers.some(({ firstClaimDay }) => firstClaimDay !== null) &&
              row(
                '首次领取',
                tiers.map(({ firstClaimDay }) =>
                  firstClaimDay === null ? '开通即可领' : firstClaimText(firstClaimDay),
                ),
              )}
          </tbody>
          <tbody className={styles.sums}>
            {row(
              '每月价值',
              sums.map(({ worthFen }) => yuan(worthFen)),
              styles.strong,
            )}
            {row(
              '每月价格',
              sums.map(({ monthFen }) => yuan(monthFen)),
            )}
            {row(
              '每月净省',
              sums.map(({ savedFen }) => (savedFen === 0 ? undefined : yuan(savedFen))),
              `${styles.strong} ${styles.saved}`,
            )}
            {tiers.some(isRefused) &&
              !isSameRefusal(tiers) &&
              row(
                '能否办理',
                tiers.map((tier) =>
                  tier.offer === 'held' ? '使用中' : isRefused(tier) ? tier.reason : '可办理',
                ),
                styles.reasons,
              )}
          </tbody>
        </table>
      </div>
    </fieldset>
  );
}

const Cell = ({ cell: { text, worthFen } }: { readonly cell: ComparedCell }) => (
  <>
    {text}
    {worthFen !== null && <b className={styles.worth}>{yuan(worthFen)}</b>}
  </>
);

const isRefused = ({ offer, canOrder, reason }: Tier): boolean =>
  offer !== 'held' && !canOrder && reason !== '';

/** The order bar says it once. */
const isSameRefusal = ([first, ...rest]: readonly Tier[]): boolean =>
  first !== undefined &&
  isRefused(first) &&
  rest.every((tier) => isRefused(tier) && tier.reason === first.reason);
