import type { UserInfo } from '#core/contract/user/session.shapes.ts';
import type { Session } from '../session/session-store.ts';

/** A subscriber of the province. */
export const aUser = (overrides: Partial<UserInfo> = {}): UserInfo => ({
  userId: 'U1',
  userName: '小苏',
  mobile: '138****0001',
  headImgUrl: '',
  brandNum: '1',
  creditLevel: 5,
  ispFlag: 1,
  rwyVip: 0,
  openId: null,
  userBrand: 1,
  easyUseMember: 0,
  vipTypeLevel: 0,
  vipGroupTypeName: '非会员',
  ...overrides,
});

export const aMember = (overrides: Partial<UserInfo> = {}): Session => ({
  kind: 'member',
  user: aUser(overrides),
});
