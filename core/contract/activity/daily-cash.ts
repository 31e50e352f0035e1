import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { dailyCashShapes } from './daily-cash.shapes.ts';

/** 天天领现金: one check-in a day, rewarded with cash. */
export const dailyCash = withPrefix<typeof dailyCashShapes>(prefixes.activity)({
  cashRewards: get('/act/dailyCash/getRewards'),
  cashState: get('/act/dailyCash/getSignState', { access: 'member' }),
  signForCash: post('/act/dailyCash/signToday', { access: 'member', writes: true }),
  cashEntries: post('/act/dailyCash/queryCashEntries', { access: 'member' }),
  withdrawCash: post('/act/dailyCash/withdrawToBill', { access: 'member', writes: true, idempotent: true }),
});
