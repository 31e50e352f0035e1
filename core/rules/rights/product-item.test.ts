import { describe, expect, it } from 'vitest';
import { productRecvStatus, productType } from './product-item.ts';

describe('a product item (§3)', () => {
  it.each([
    [0, 3],
    [1, 1],
    [3_000, 1],
  ] as const)('that costs %i fen has type %i', (priceFen, type) => expect(productType(priceFen)).toBe(type));

  const right = (recvStatus: 0 | 1 | 2 | 3 | 4, giveFlag: 0 | 1 = 0) => ({ recvStatus, giveFlag });
  it.each([
    ['a right can be claimed', [right(0), right(2)], 1],
    ['a right is sold out or not yet open', [right(3), right(2)], 1],
    ['only a gift can be claimed', [right(2), right(4), right(0, 1)], 2],
    ['the gift is claimed too', [right(2), right(1, 1)], 3],
    ['the choices of the month are made', [right(2), right(4)], 3],
    ['everything starts next month', [right(4), right(4, 1)], 3],
  ] as const)('has a status of its own: %s', (_title, rights, status) =>
    expect(productRecvStatus(rights)).toBe(status),
  );
});
