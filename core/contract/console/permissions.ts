/** The roles of operators. An operator may have several. */
export const roles = ['content', 'activities', 'service', 'finance', 'audit', 'owner'] as const;
export type Role = (typeof roles)[number];

/** What operators may be allowed to do; who has it stands in core/rules/console/role-permissions.ts. */
export const permissions = [
  'proposals.view',
  'audit.own',
  'audit.view',
  'members.view',
  'members.propose',
  'members.approve',
  'members.lock',
] as const;
export type Permission = (typeof permissions)[number];
