import type { HeldRights } from '#web/features/rights/use-held-rights.ts';
import { StubCounts } from '#web/ui/member-card/stub-counts.tsx';

/** The stub of the level card: claimable and claimed counts, and days until renewal. */
export function HeadCounts({ held }: { held: readonly HeldRights[] | undefined }) {
  const rights = held?.flatMap((each) => each.rights ?? []);
  const sum = (count: 'claimableCount' | 'claimedCount') =>
    rights?.reduce((total, each) => total + each[count], 0);
  return (
    <StubCounts
      counts={[
        { text: '项可领', value: sum('claimableCount') },
        { text: '项已领', value: sum('claimedCount') },
        { text: '天后更新', value: rights?.[0]?.daysUntilRenewal },
      ]}
    />
  );
}
