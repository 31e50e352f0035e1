/** The roles of operators. An operator may have several. */
export const roles = ['content', 'activities', 'service', 'finance', 'audit', 'owner'] as const;
export type Role = (typeof roles)[number];

/** What operators may be allowed to do; who has it stands in core/rules/console/role-permissions.ts. */
export const permissions = [
  'overview.view',
  'alerts.take',
  'proposals.view',
  'tasks.view',
  'content.view',
  'content.edit',
  'content.publish',
  'content.rollBack',
  'claims.view',
  'claims.resend',
  'claims.proposeGiveBack',
  'claims.approveGiveBack',
  'numbers.reveal',
  'reveals.view',
  'goods.view',
  'goods.edit',
  'goods.propose',
  'goods.approve',
  'goods.stop',
  'activities.view',
  'activities.propose',
  'activities.approve',
  'activities.stop',
  'coupons.view',
  'coupons.propose',
  'coupons.approve',
  'audit.own',
  'audit.view',
  'members.view',
  'members.propose',
  'members.approve',
  'members.lock',
] as const;
export type Permission = (typeof permissions)[number];
