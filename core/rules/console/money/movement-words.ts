import { movementKinds, type MovementKind } from '#core/contract/console/orders/money/money-states.ts';

/** What a movement is called in the ledger: 'pay <number>'. */
export function movementParts(movement: string): { readonly kind: MovementKind; readonly number: string } {
  const [word = '', ...rest] = movement.split(' ');
  const kind = movementKinds.find((each) => each === word);
  if (!kind) throw new Error(`${movement} is no movement of the ledger`);
  return { kind, number: rest.join(' ') };
}

export const movementKindNames: Readonly<Record<MovementKind, string>> = {
  pay: '收款',
  refund: '退款',
  repair: '对账修复',
  deduct: 'AI豆抵扣',
  'give-back': '退回抵扣',
};
