import { expect, it } from 'vitest';
import { pageCode, pageCodesToTry } from './page-code.ts';

it('consists of app, route and optional position (§7)', () => {
  expect(pageCode('C0013', 'member-order')).toBe('C0013_member-order');
  expect(pageCode('C0013', 'member-order', 'foot')).toBe('C0013_member-order_foot');
});

it('of a position falls back to that of its page', () => {
  expect(pageCodesToTry('C0013_member-order_foot')).toEqual([
    'C0013_member-order_foot',
    'C0013_member-order',
  ]);
  expect(pageCodesToTry('C0013_member-order')).toEqual(['C0013_member-order']);
});
