import { get, post, under } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { dailyCashShapes } from './daily-cash.shapes.ts';

/** 天天领现金: one sign-in a day, and the cash it brings. */
export const dailyCash = under<typeof dailyCashShapes>(prefixes.activity)({
  cashRewards: get('/act/dailyCash/getRewards'),
  cashState: get('/act/dailyCash/getSignState', { access: 'member' }),
  signForCash: post('/act/dailyCash/signToday', { access: 'member', writes: true }),
  cashEntries: post('/act/dailyCash/queryCashEntries', { access: 'member' }),
});
