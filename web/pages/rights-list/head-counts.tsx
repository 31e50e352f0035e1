import type { HeldRights } from '#web/features/rights/use-held-rights.ts';
import memberCardStyles from '#web/ui/member-card/member-card.module.css';
import styles from './rights-list.module.css';

/** The stub of the level card: claimable and claimed counts, and days until renewal. */
export function HeadCounts({ held }: { held: readonly HeldRights[] | undefined }) {
  const rights = held?.flatMap((each) => each.rights ?? []);
  const sum = (count: 'claimableCount' | 'claimedCount') =>
    rights?.reduce((total, each) => total + each[count], 0);
  const counts = [
    ['项可领', sum('claimableCount')],
    ['项已领', sum('claimedCount')],
    ['天后更新', rights?.[0]?.daysUntilRenewal],
  ] as const;
  return (
    <ul className={memberCardStyles.stub}>
      {counts.map(([unit, count]) => (
        <li key={unit} className={styles.count}>
          <span className="number">{count ?? '—'}</span>
          {unit}
        </li>
      ))}
    </ul>
  );
}
