import type { Right } from '../../contract/content/rights.shapes.ts';

/** The blessing bag's timer (§9). */
export const blessingBagTimerMs = 10_000;
const deliveringMs = 2_000;

/** How often the page reloads the bag: sooner while a right is being delivered. */
export const bagRefreshMs = (rights: readonly Pick<Right, 'recvStatus'>[]): number =>
  rights.some(({ recvStatus }) => recvStatus === 1) ? deliveringMs : blessingBagTimerMs;
