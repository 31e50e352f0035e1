import type { HeldRights } from '#web/features/rights/use-held-rights.ts';

/** The stub of the level card: what waits, what is claimed, and when the rights are new again. */
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
    <ul className="mt__stub">
      {counts.map(([unit, count]) => (
        <li key={unit} className="rl__c">
          <span className="num">{count ?? '—'}</span>
          {unit}
        </li>
      ))}
    </ul>
  );
}
