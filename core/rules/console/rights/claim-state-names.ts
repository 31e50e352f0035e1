import type { ClaimFilterState } from '../../../contract/console/claim-states.ts';

/** The states of a claim as filters and tags say them. */
export const claimStateNames: Readonly<Record<ClaimFilterState, string>> = {
  delivering: '领取中',
  delivered: '已到账',
  failed: '已退回',
  'to-reconcile': '待核对',
  late: '超过时限',
};
