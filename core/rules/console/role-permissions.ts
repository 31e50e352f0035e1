import { permissions, roles, type Permission, type Role } from '#core/contract/console/permissions.ts';

/** Who may do what. A further right to approve never extends to one's own proposal: the database refuses it. */
export const rolePermissions: Readonly<Record<Permission, readonly Role[]>> = {
  'overview.view': roles,
  'alerts.take': ['content', 'activities', 'service', 'finance', 'owner'],
  'proposals.view': roles,
  'tasks.view': roles,
  'content.view': ['content', 'activities', 'service', 'audit', 'owner'],
  'content.edit': ['content'],
  'content.publish': ['content'],
  'content.rollBack': ['content', 'owner'],
  'agreements.view': ['content', 'service', 'audit', 'owner'],
  'agreements.propose': ['content'],
  'agreements.approve': ['owner'],
  'agreements.stop': ['content', 'owner'],
  'messages.view': ['content', 'activities', 'service', 'audit', 'owner'],
  'messages.propose': ['content', 'activities'],
  'messages.approve': ['owner'],
  'messages.stop': ['content', 'activities', 'owner'],
  'pictures.view': ['content', 'activities', 'service', 'audit', 'owner'],
  'pictures.edit': ['content', 'activities'],
  'claims.view': roles,
  'claims.resend': ['service', 'owner'],
  'claims.proposeGiveBack': ['service'],
  'claims.approveGiveBack': ['finance', 'owner'],
  'rights.view': roles,
  'rights.propose': ['content', 'activities'],
  'rights.approve': ['owner'],
  'codes.view': ['activities', 'finance', 'audit', 'owner'],
  'codes.propose': ['activities'],
  'codes.approve': ['finance', 'owner'],
  'codes.stop': ['activities', 'finance', 'owner'],
  'codes.export': ['owner'],
  'numbers.reveal': ['service', 'owner'],
  'reveals.view': ['audit', 'owner'],
  'goods.view': roles,
  'goods.edit': ['content', 'activities'],
  'goods.propose': ['activities'],
  'goods.approve': ['finance', 'owner'],
  'goods.stop': ['activities', 'owner'],
  'activities.view': ['activities', 'finance', 'audit', 'owner'],
  'activities.propose': ['activities'],
  'activities.approve': ['finance', 'owner'],
  'activities.stop': ['activities', 'finance', 'owner'],
  'lotteries.approve': ['owner'],
  'coupons.view': ['activities', 'service', 'finance', 'audit', 'owner'],
  'coupons.propose': ['activities'],
  'coupons.approve': ['finance', 'owner'],
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
