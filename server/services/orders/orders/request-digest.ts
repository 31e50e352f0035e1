import { createHash } from 'node:crypto';
import type { InputOf } from '#core/contract/endpoint.ts';
import type { orders } from '#core/contract/order/orders.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';

/** What an order is for, without its price. The number that is topped up is part of it as a keyed hash: digests are stored in clear. */
export function requestDigest(
  { encryption }: Pick<Deps, 'encryption'>,
  caller: Member,
  input: InputOf<typeof orders.submitOrder>,
): Buffer {
  const { lines, cardCodes, activityId, group, addressId, usePoints = false, benefitMobile } = input;
  const isForOther = benefitMobile !== undefined && benefitMobile !== caller.mobile;
  const content = [
    lines.map(({ skuId, quantity }) => [skuId, quantity]),
    cardCodes ? [...new Set(cardCodes)] : null,
    activityId ?? null,
    group ? [group.activityId, group.groupNo ?? null] : null,
    addressId ?? null,
    usePoints,
    isForOther ? encryption.mobiles.lookup(benefitMobile) : null,
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest();
}
