import type { MonthGroupView } from '#core/contract/content/my-month.shapes.ts';
import { rightsWithStatus } from '#core/rules/rights/my-month/my-month.ts';
import { claimName } from '#web/features/rights/claiming/use-claim-many.ts';
import { useRightReader } from '#web/features/rights/use-right-reader.ts';
import { Icon } from '#web/art/icon.tsx';
import { downIcon } from '#web/art/icons/down-icon.ts';
import { MonthRow } from './month-row.tsx';
import { Card } from '#web/ui/card/card.tsx';
import styles from './my-month.module.css';

const shelves = [
  { place: 'claimed', title: '本月已领' },
  { place: 'closed', title: '本月不可领' },
] as const;

interface OtherRightsProps {
  readonly groups: readonly MonthGroupView[];
  readonly now: number;
  /** Nothing else is on the page: the claimed ones are shown at once. */
  readonly open: boolean;
}

/** Claimed and unavailable rights with the reason, collapsed by default. */
export function OtherRights({ groups, now, open }: OtherRightsProps) {
  const reader = useRightReader();
  const shown = shelves.map(({ place, title }) => {
    const items = rightsWithStatus(groups, place, now);
    if (items.length === 0) return null;
    return (
      <Card as="details" key={place} className={styles.shelf} open={open && place === 'claimed'}>
        <summary className={styles.shelfSummary}>
          <h2>{title}</h2>
          <span className={styles.shelfCount}>{items.length}项</span>
          <Icon of={downIcon} size={16} />
        </summary>
        <ul>
          {items.map((placed) => (
            <MonthRow
              key={claimName(placed.group.subscriptionId, placed.right.rightsId)}
              placed={placed}
              onRead={() =>
                reader.read({ rightsId: placed.right.rightsId, name: placed.right.rightsShowName })
              }
            />
          ))}
        </ul>
      </Card>
    );
  });
  return (
    <>
      {shown}
      {reader.sheet}
    </>
  );
}
