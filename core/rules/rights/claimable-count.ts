import { canClaim } from './claim-status.ts';

/** A group of which `chooseCount` rights may be claimed in a cycle; `chosenCount` are claimed already. */
export interface QuotaGroup {
  readonly chooseCount: number;
  readonly chosenCount: number;
  readonly rightsList: readonly { readonly recvStatus: unknown }[];
}

/** How many rights of a group the quota still allows. */
export const slotsLeft = ({
  chooseCount,
  chosenCount,
}: Pick<QuotaGroup, 'chooseCount' | 'chosenCount'>): number => Math.max(0, chooseCount - chosenCount);

/**
 * The number of rights that can be claimed now, as every page and message shows it: of each group its claimable rights, at
 * most as many as its quota still allows. Seven claimable rights of which one may be chosen count once.
 */
export const claimableCount = (groups: readonly QuotaGroup[]): number =>
  groups.reduce(
    (sum, group) =>
      sum +
      Math.min(slotsLeft(group), group.rightsList.filter(({ recvStatus }) => canClaim(recvStatus)).length),
    0,
  );
