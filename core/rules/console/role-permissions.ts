import { permissions, roles, type Permission, type Role } from '#core/contract/console/permissions.ts';

/** Who may do what. A further right to approve never extends to one's own proposal: the database refuses it. */
export const rolePermissions: Readonly<Record<Permission, readonly Role[]>> = {
  'proposals.view': roles,
  'audit.own': ['content', 'activities', 'service', 'finance', 'owner'],
  'audit.view': ['audit', 'owner'],
  'members.view': ['audit', 'owner'],
  'members.propose': ['owner'],
  'members.approve': ['owner'],
  'members.lock': ['owner'],
};

export const may = (ownRoles: readonly Role[], permission: Permission): boolean =>
  rolePermissions[permission].some((role) => ownRoles.includes(role));

export const permissionsOf = (ownRoles: readonly Role[]): readonly Permission[] =>
  permissions.filter((permission) => may(ownRoles, permission));

export const roleNames: Readonly<Record<Role, string>> = {
  content: '内容运营',
  activities: '活动运营',
  service: '客服',
  finance: '财务',
  audit: '审计',
  owner: '负责人',
};
