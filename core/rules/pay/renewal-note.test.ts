import { expect, it } from 'vitest';
import { payMethodIds } from '../../contract/goods/pay-method.shapes.ts';
import { renewalNote } from './renewal-note.ts';

it('only the phone bill renews a membership, whatever else is chosen', () => {
  const renewing = payMethodIds.filter((method) => renewalNote(method).startsWith('话费支付到期自动续费'));
  expect(renewing).toEqual([3]);
  expect(renewalNote(undefined)).toContain('只有话费支付会自动续费');
});
