import { expect, it } from 'vitest';
import { payMethodIds } from '../../contract/goods/shared/pay-method.shapes.ts';
import { renewalNote } from './renewal-note.ts';

it('only the phone bill renews a membership, whatever else is chosen', () => {
  const renews = '话费支付到期自动续费，扣费前三天通知，可随时关闭';
  expect(payMethodIds.filter((method) => renewalNote(method) === renews)).toEqual([3]);
  expect(renewalNote(1)).toBe('只有话费支付会自动续费，其他方式到期后不再扣费');
  expect(renewalNote(undefined)).toBe(renewalNote(1));
});
