import { get, post, under } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { myMonthShapes } from './my-month.shapes.ts';

/** 本月权益: everything of this month in one look, and what is done about it by itself. */
export const myMonth = under<typeof myMonthShapes>(prefixes.content)({
  monthRights: get('/myMonth/queryMonthRights', { access: 'member' }),
  saveMonthSettings: post('/myMonth/saveSettings', { access: 'member', writes: true }),
});
