import { describe, expect, it } from 'vitest';
import {
  receiveButton,
  type ReceivableProduct,
  type ReceivableRight,
  type ReceiveButton,
} from './receive-button.ts';

const claim: ReceiveButton = { text: '立即领取', action: 'toReceive', disabled: false };
const order: ReceiveButton = { text: '立即领取', action: 'toOrder', disabled: false };
const claimed: ReceiveButton = { text: '本月已领', action: 'toRightsDetail', disabled: true };
const nextMonth: ReceiveButton = { text: '下月可领', action: 'toRightsDetail', disabled: true };

describe('the receive button of a product (§4)', () => {
  it.each<[string, ReceivableProduct, ReceivableRight, number, ReceiveButton]>([
    [
      'product type 3 is a zero-yuan purchase',
      { productType: 3 },
      {},
      0,
      { text: '0元购', action: 'toBuy', disabled: false },
    ],
    [
      'product type 3 as text too',
      { productType: '3', recvStatus: 1 },
      {},
      2,
      { text: '0元购', action: 'toBuy', disabled: false },
    ],
    ['a member receives', { productType: 1 }, {}, 2, claim],
    ['a non-member is sent to order', { productType: 1 }, {}, 0, order],
    ['a set order flag permits at any level', {}, { orderFlag: 1 }, 0, claim],
    ['an order flag of 0 refuses at any level', {}, { orderFlag: 0 }, 4, order],
    ['without an order flag the level decides', {}, { orderFlag: '' }, 4, claim],
    ['with an order flag of null too', {}, { orderFlag: null }, 4, claim],
    ['status 3 with the right used reads 本月已领', { recvStatus: 3 }, { recvStatus: 2 }, 2, claimed],
    ['status 3 with the right untouched reads 下月可领', { recvStatus: 3 }, { recvStatus: 0 }, 2, nextMonth],
    [
      'status 3 with the right for next month reads 下月可领',
      { recvStatus: 3 },
      { recvStatus: 4 },
      2,
      nextMonth,
    ],
    ['status 3 without a status of the right reads 下月可领', { recvStatus: 3 }, {}, 2, nextMonth],
    ['status 3 is not changed by a gift', { recvStatus: 3 }, { recvStatus: 2, giveFlag: 1 }, 2, claimed],
    ['status 2 behaves as 3: claimed', { recvStatus: 2 }, { recvStatus: 2 }, 2, claimed],
    ['status 2 behaves as 3: next month', { recvStatus: '2' }, { giveFlag: 0 }, 2, nextMonth],
    ['status 2 with a gift can be received', { recvStatus: 2 }, { recvStatus: 2, giveFlag: 1 }, 2, claim],
    ['status 2 with a gift sends a non-member to order', { recvStatus: 2 }, { giveFlag: '1' }, 0, order],
    ['status 1 with the right received reads 本月已领', { recvStatus: 1 }, { recvStatus: 2 }, 2, claimed],
    ['status 1 with the right on its way reads 本月已领', { recvStatus: 1 }, { recvStatus: 1 }, 2, claimed],
    ['status 1 with the right untouched can be received', { recvStatus: 1 }, { recvStatus: 0 }, 2, claim],
  ])('%s', (_what, product, right, level, button) =>
    expect(receiveButton(product, right, level)).toEqual(button),
  );
});
