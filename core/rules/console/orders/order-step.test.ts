import { expect, it } from 'vitest';
import { orderStep } from './order-step.ts';

const order = {
  state: 'paid',
  isPaying: false,
  isOnHold: false,
  toShip: false,
  isRefundOnHold: false,
} as const;

it.each([
  ['payment', { ...order, state: 'created' }],
  ['confirmation', { ...order, state: 'created', isPaying: true }],
  ['start', order],
  ['group', { ...order, isOnHold: true }],
  ['supplier', { ...order, state: 'delivering' }],
  ['shipping', { ...order, state: 'delivering', toShip: true }],
  ['receipt', { ...order, state: 'shipped' }],
  ['refund', { ...order, state: 'refunding' }],
  ['refund-on-hold', { ...order, state: 'refunding', isRefundOnHold: true }],
  // A part of the order is refunded, the rest of it is done.
  ['refund-on-hold', { ...order, state: 'done', isRefundOnHold: true }],
  [null, { ...order, state: 'done' }],
  [null, { ...order, state: 'closed' }],
  [null, { ...order, state: 'refunded' }],
] as const)('an order waits for %s', (step, facts) => expect(orderStep(facts)).toBe(step));
