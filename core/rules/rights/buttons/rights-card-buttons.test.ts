import { describe, expect, it } from 'vitest';
import type { LevelFrom } from '../../../site/projects.ts';
import { rightsCardButtons, type CardRight, type CardViewer } from './rights-card-buttons.ts';

const sku = { goodsId: 'g1', skuId: 's1' };
const summary = (right: CardRight, viewer: CardViewer, from: LevelFrom) =>
  rightsCardButtons(right, viewer, from).buttons.map(
    ({ text, action, disabled }) => `${text} ${disabled ? 'disabled' : action}`,
  );

describe('the buttons of a rights card (§4)', () => {
  it.each<[string, CardRight, CardViewer, LevelFrom, string[]]>([
    [
      'category 2 with a complete sku',
      { categoryFlag: 2, goodsSku: sku },
      'guest',
      'vipTypeLevel',
      ['立即购买 goSkuDetail'],
    ],
    [
      'category 2 without skuId',
      { categoryFlag: 2, goodsSku: { goodsId: 'g1' } },
      'opened',
      'vipTypeLevel',
      ['立即购买 goProductDetail'],
    ],
    [
      'category 2 without a sku',
      { categoryFlag: '2', lackStockFlag: 1 },
      'notOpened',
      'easyUseMember',
      ['立即购买 goProductDetail'],
    ],
    [
      'guest, out of stock',
      { lackStockFlag: 1 },
      'guest',
      'vipTypeLevel',
      ['缺货 disabled', '详情 goRightsDetail'],
    ],
    ['guest', { lackStockFlag: 0 }, 'guest', 'vipTypeLevel', ['领我 toReceive', '详情 goRightsDetail']],
    [
      'guest, sku or not',
      { goodsSku: sku },
      'guest',
      'easyUseMember',
      ['领我 toReceive', '详情 goRightsDetail'],
    ],
    ['opened, easy-use, received', { recvStatus: 2 }, 'opened', 'easyUseMember', ['已领 goRightsDetail']],
    [
      'opened, easy-use, being delivered',
      { recvStatus: '1' },
      'opened',
      'easyUseMember',
      ['已领 goRightsDetail'],
    ],
    [
      'opened, easy-use, without a status',
      {},
      'opened',
      'easyUseMember',
      ['领我 toReceive', '详情 goRightsDetail'],
    ],
    [
      'opened, other projects, without a type',
      {},
      'opened',
      'vipTypeLevel',
      ['领我 toReceive', '详情 goRightsDetail'],
    ],
    [
      'opened, without a sku',
      { recvBtnType: 2, goodsSku: null },
      'opened',
      'openedProducts',
      ['本月已领 goRightsDetail'],
    ],
    [
      'opened, not now',
      { recvBtnType: null, recvStatus: 3, provinceFlag: 0 },
      'opened',
      'vipTypeLevel',
      ['暂不可领 goRightsDetail'],
    ],
    [
      'opened, easy-use, claimable',
      { recvStatus: 0, recvBtnType: 2 },
      'opened',
      'easyUseMember',
      ['领我 toReceive', '详情 goRightsDetail'],
    ],
    [
      'opened, other projects, type 1',
      { recvBtnType: 1, recvStatus: 2 },
      'opened',
      'vipTypeLevel',
      ['领我 toReceive', '详情 goRightsDetail'],
    ],
    [
      'opened, other projects, type 2',
      { recvBtnType: 2 },
      'opened',
      'vipTypeLevel',
      ['本月已领 goRightsDetail'],
    ],
    [
      'opened, other projects, type 3',
      { recvBtnType: 3 },
      'opened',
      'vipTypeLevel',
      ['下月可领 goRightsDetail'],
    ],
    [
      'opened, neither claimable, claimed nor next month',
      { recvBtnType: null, recvStatus: 3 },
      'opened',
      'openedProducts',
      ['暂不可领 goRightsDetail'],
    ],
    [
      'opened, for the province only',
      { recvBtnType: null, recvStatus: 3, provinceFlag: 1 },
      'opened',
      'vipTypeLevel',
      ['仅限江苏用户 disabled', '详情 goRightsDetail'],
    ],
    [
      'opened, for the province only, easy-use',
      { recvBtnType: null, recvStatus: 3, provinceFlag: 1 },
      'opened',
      'easyUseMember',
      ['仅限江苏用户 disabled', '详情 goRightsDetail'],
    ],
    [
      'opened, for the province only, claimed before the move',
      { recvBtnType: 2, recvStatus: 2, provinceFlag: 1 },
      'opened',
      'vipTypeLevel',
      ['本月已领 goRightsDetail'],
    ],
    [
      'opened, claimable, with a sku',
      { recvBtnType: 1, goodsSku: sku },
      'opened',
      'vipTypeLevel',
      ['领我 toReceive', '详情 goRightsDetail', '优惠购买 goSkuDetail'],
    ],
    [
      'opened, type 2, with a sku',
      { recvBtnType: 2, goodsSku: sku },
      'opened',
      'vipTypeLevel',
      ['本月已领 goRightsDetail', '优惠购买 goSkuDetail'],
    ],
    [
      'opened, easy-use, with a sku',
      { recvStatus: 2, goodsSku: sku },
      'opened',
      'easyUseMember',
      ['已领 goRightsDetail', '优惠购买 goSkuDetail'],
    ],
    [
      'opened, with an incomplete sku',
      { recvBtnType: 3, goodsSku: { skuId: 's1' } },
      'opened',
      'vipTypeLevel',
      ['下月可领 goRightsDetail'],
    ],
    [
      'not opened, out of stock',
      { lackStockFlag: '1' },
      'notOpened',
      'vipTypeLevel',
      ['缺货 disabled', '详情 goRightsDetail'],
    ],
    [
      'of another province',
      {},
      'outOfProvince',
      'vipTypeLevel',
      ['仅限江苏用户 disabled', '详情 goRightsDetail'],
    ],
    [
      'of another province, out of stock',
      { lackStockFlag: 1 },
      'outOfProvince',
      'easyUseMember',
      ['缺货 disabled', '详情 goRightsDetail'],
    ],
    [
      'of another province, for sale',
      { categoryFlag: 2, goodsSku: sku },
      'outOfProvince',
      'vipTypeLevel',
      ['立即购买 goSkuDetail'],
    ],
    ['not opened', {}, 'notOpened', 'easyUseMember', ['领我 toOrder', '详情 goRightsDetail']],
  ])('%s', (_what, right, viewer, from, buttons) => expect(summary(right, viewer, from)).toEqual(buttons));

  it.each<[CardViewer, CardRight]>([
    ['guest', { lackStockFlag: 1 }],
    ['outOfProvince', {}],
  ])('for %s with %j the disabled button has no action', (viewer, right) =>
    expect(rightsCardButtons(right, viewer, 'vipTypeLevel').buttons[0]).toMatchObject({
      action: 'none',
      disabled: true,
    }),
  );

  it('the first button is primary, the others are plain', () => {
    const { buttons } = rightsCardButtons({ recvBtnType: 1, goodsSku: sku }, 'opened', 'openedProducts');
    expect(buttons.map(({ style }) => style)).toEqual(['primary', 'plain', 'plain']);
  });

  it.each<[CardViewer, CardRight, string]>([
    ['notOpened', {}, 'toOrder'],
    ['notOpened', { lackStockFlag: 1 }, 'toOrder'],
    ['outOfProvince', {}, 'goRightsDetail'],
    ['opened', {}, 'goRightsDetail'],
    ['guest', {}, 'goRightsDetail'],
    ['notOpened', { categoryFlag: 2 }, 'goProductDetail'],
    ['guest', { categoryFlag: 2, goodsSku: sku }, 'goSkuDetail'],
  ])('for %s with %j a tap on the card does %s', (viewer, right, action) => {
    expect(rightsCardButtons(right, viewer, 'openedProducts').action).toBe(action);
  });
});
