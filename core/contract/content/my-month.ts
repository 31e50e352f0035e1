import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { myMonthShapes } from './my-month.shapes.ts';

/** 本月权益: all rights of this month, and the settings for automatic claims. */
export const myMonth = withPrefix<typeof myMonthShapes>(prefixes.content)({
  monthRights: get('/myMonth/queryMonthRights', { access: 'member' }),
  monthCounts: get('/myMonth/queryMonthCounts', { access: 'member' }),
  saveMonthSettings: post('/myMonth/saveSettings', { access: 'member', writes: true }),
});
