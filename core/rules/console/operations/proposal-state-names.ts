import type { ProposalState } from '../../../contract/console/proposals.shapes.ts';

export const proposalStateNames: Readonly<Record<ProposalState, string>> = {
  waiting: '待审批',
  approved: '已同意',
  returned: '已退回',
  rejected: '已驳回',
  withdrawn: '已撤回',
  expired: '已过期',
};
