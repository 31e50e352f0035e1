import type { ReactNode } from 'react';
import type { FlowUsage } from '#core/contract/content/phone-flow.shapes.ts';
import type { Butler } from '#core/contract/content/phone-manage.shapes.ts';
import { dataAmount, usedPercent } from '#core/rules/number/data-amount.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import { Icon } from '#web/art/icon.tsx';
import { swapIcon } from '#web/art/icons/swap-icon.ts';
import { useNumber } from '#web/features/number/use-number.ts';
import type { QueryResult } from '#web/platform/queries/use-query.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './number-card.module.css';

interface NumberCardProps {
  readonly butler: QueryResult<Butler>;
  readonly usage: QueryResult<FlowUsage>;
  /** The line about the state of the number. */
  readonly status: ReactNode;
}

const circle = 2 * Math.PI * 42;

/** The number with its package and balance, and how much data is used. */
export function NumberCard({ butler, usage, status }: NumberCardProps) {
  const { to } = useNumber();
  const { data } = butler;
  const failed = butler.error ?? (usage.data ? undefined : usage.error);
  return (
    <section className={styles.card} aria-label="号码和流量" data-floor="号码卡片">
      <div>
        <div className={styles.head}>
          <span className={`number ${styles.number}`}>
            {data ? data.number.mobile : !butler.error && <SkeletonBox width={116} height="1.4em" />}
          </span>
          <PageLink className={`${styles.switchLink} touch-target`} to={to('deputyNumbers')}>
            <Icon of={swapIcon} size={14} />
            切换号码
          </PageLink>
        </div>
        {(data || !butler.error) && (
          <>
            <p className={styles.note}>
              {data ? packageText(data) : <SkeletonBox width={180} height="1.4em" />}
            </p>
            <p className={`${styles.note} ${styles.balance}`}>
              {data ? balanceText(data, usage.data?.billFen) : <SkeletonBox width={120} height="1.4em" />}
            </p>
            {status}
          </>
        )}
      </div>
      {!failed && <Ring usage={usage.data} />}
      {failed ? (
        <p className={styles.failed} role="alert">
          {failed.message}
          <Button
            kind="plain"
            size="s"
            onPress={() => {
              void butler.refetch();
              void usage.refetch();
            }}
          >
            重试
          </Button>
        </p>
      ) : (
        <Figures usage={usage.data} />
      )}
    </section>
  );
}

const packageText = ({ packageName, daysLeft, number }: Butler): string =>
  [number.kind === 'deputy' ? number.label : '', packageName ?? '套餐暂时查不到', `本月剩余${daysLeft}天`]
    .filter(Boolean)
    .join('，');
const balanceText = ({ balanceFen, number }: Butler, billFen: number | undefined): string =>
  number.kind === 'deputy'
    ? '副号的话费由该号码本人查询'
    : balanceFen === null
      ? '话费余额暂时查不到'
      : `话费余额${formatFen(balanceFen)}元${billFen === undefined ? '' : `，本月账单${formatFen(billFen)}元`}`;

function Figures({ usage }: { usage: FlowUsage | undefined }) {
  const figures = [
    ['今日', usage?.todayMb],
    ['已用', usage?.usedMb],
    ['剩余', usage?.leftMb],
    ['日均', usage?.dailyAverageMb],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([name, mb]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{mb === undefined ? <SkeletonBox width={44} height="1.4em" /> : <Amount mb={mb} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function Amount({ mb }: { mb: number }) {
  const { value, unit } = dataAmount(mb);
  return (
    <>
      <b className="number">{value}</b>
      <small>{unit}</small>
    </>
  );
}

/** The ring keeps its place while the usage is loading. */
function Ring({ usage }: { usage: FlowUsage | undefined }) {
  const percent = usage ? usedPercent(usage.usedMb, usage.totalMb) : 0;
  return (
    <div className={`${styles.ring} decorative`}>
      <svg viewBox="0 0 104 104" width={88} height={88} aria-hidden="true">
        <circle className={styles.ringTrack} cx="52" cy="52" r="42" />
        <circle
          className={styles.ringUsed}
          cx="52"
          cy="52"
          r="42"
          strokeDasharray={`${(percent / 100) * circle} ${circle}`}
          transform="rotate(-90 52 52)"
        />
      </svg>
      {usage && (
        <p>
          <b className="number">{percent}%</b>
          已用
        </p>
      )}
    </div>
  );
}
