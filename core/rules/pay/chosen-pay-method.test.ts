import { expect, it } from 'vitest';
import { chosenPayMethod } from './chosen-pay-method.ts';

const chat = { payMethodId: 1, disabled: false, recommended: true } as const;
const bill = { payMethodId: 3, disabled: false, recommended: false } as const;
const wallet = { payMethodId: 2, disabled: true, recommended: false } as const;

it.each([
  ['the wanted one', [chat, bill], 3, 3],
  ['the recommended one where none is wanted', [bill, chat], undefined, 1],
  ['another one where the wanted cannot be used', [bill, wallet], 2, 3],
  ['none where none can be used', [wallet], 2, undefined],
] as const)('the payment method is %s', (_which, views, wanted, chosen) =>
  expect(chosenPayMethod(views, wanted)).toBe(chosen),
);
