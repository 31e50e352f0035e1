import type { OwnedRights } from '#web/features/rights/use-owned-rights.ts';
import { StubCounts } from '#web/ui/member-card/stub-counts.tsx';

/** The stub of the level card: claimable and claimed counts, and days until renewal. */
export function HeadCounts({ owned }: { owned: readonly OwnedRights[] | undefined }) {
  const rights = owned?.flatMap((each) => each.rights ?? []);
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
