import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { groupBuyShapes } from './group-buy.shapes.ts';

/** 拼团: goods that are cheaper in a group. A group is opened and joined by an order (`submitOrder` with `group`). */
export const groupBuy = withPrefix<typeof groupBuyShapes>(prefixes.activity)({
  groupOffers: get('/act/group/getActivityList'),
  groupInfo: get('/act/group/getGroupInfo'),
  myGroups: post('/act/group/queryMyGroups', { access: 'member' }),
});
