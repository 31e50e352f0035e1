import { expect, it } from 'vitest';
import { nextStates, statesBefore, type OrderState } from './order-states.ts';

it('an order never comes back to a state it has left', () => {
  const reachable = (from: OrderState): readonly OrderState[] =>
    nextStates[from].flatMap((next) => [next, ...reachable(next)]);
  for (const state of Object.keys(nextStates) as OrderState[]) expect(reachable(state)).not.toContain(state);
});

it('an order is paid only while it waits for it, and refunded only after a refund began', () => {
  expect(statesBefore('paid')).toEqual(['created']);
  expect(statesBefore('refunded')).toEqual(['refunding']);
  expect(statesBefore('done')).toEqual(['delivering', 'shipped']);
});
