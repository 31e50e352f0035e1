import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPromotion } from '#core/testing/a-promotion.ts';
import { sumFen } from '../../pricing/money.ts';
import { orderPrice, type PricedLine } from '../../pricing/order-price.ts';
import { billTerms, ownPrice, priceSentence } from './own-price.ts';

const coffee = {
  skuId: 'coffee.1',
  priceFen: 1_800,
  memberPriceFen: 1_290,
  originalPriceFen: 2_200,
  freightFen: 0,
};
const gold = { level: 2, levelName: '黄金会员' };
const sum = (terms: readonly { readonly fen: number }[]) => terms.reduce((all, { fen }) => all + fen, 0);

const aLine = (traits: Partial<PricedLine>): PricedLine => ({
  skuId: 'a.1',
  goodsId: 'a',
  categoryIds: [],
  kind: 'virtual',
  couponTypes: [],
  flowMb: null,
  quantity: 1,
  listFen: 1_000,
  memberFen: null,
  activity: null,
  promotions: [],
  ...traits,
});

describe('到手价', () => {
  it('is list price, member, coupon and freight of the bill, in one sentence that adds up', () => {
    const bill = {
      steps: [
        { kind: 'list', text: '商品金额', amountFen: 1_800 },
        { kind: 'member', text: '会员优惠', amountFen: -510 },
        { kind: 'gift', text: '赠品 曲奇 ×1', amountFen: 0 },
        { kind: 'coupon', text: '咖啡奶茶券', amountFen: -300 },
        { kind: 'freight', text: '运费', amountFen: 800 },
      ] as const,
      payableFen: 1_790,
    };
    const price = ownPrice({ ...coffee, freightFen: 800 }, gold, { ...bill, steps: [...bill.steps] });
    expect(price).toMatchObject({
      fen: 990,
      payFen: 1_790,
      prefix: '到手价',
      was: 2_200,
      note: '会员价 ¥12.9，再用券减 ¥3',
    });
    expect(sum(price.terms)).toBe(1_790);
    expect(priceSentence(price)).toBe('到手¥17.9，等于售价¥18，减黄金会员¥5.1，减咖啡奶茶券¥3，加运费¥8');
  });

  it('has several coupons as one term, and the sale by its own name', () => {
    const steps = [
      { kind: 'list', text: '商品金额', amountFen: 1_800 },
      { kind: 'activity', text: '秒杀优惠', amountFen: -1_110 },
      { kind: 'coupon', text: '立减券', amountFen: -100 },
      { kind: 'coupon', text: '福袋券', amountFen: -200 },
    ] as const;
    expect(billTerms({ steps: [...steps] })).toEqual([
      { name: '售价', fen: 1_800 },
      { name: '秒杀立减', fen: -1_110 },
      { name: '2张券', fen: -300 },
    ]);
  });

  it('of a group is that of the group, under its words', () => {
    const price = ownPrice(coffee, { level: 0, flashSaleFen: 880 }, undefined, {
      price: '2人团',
      off: '拼团立减',
    });
    expect(price).toMatchObject({ fen: 880, prefix: '2人团', was: 2_200 });
    expect(price.terms).toEqual([
      { name: '售价', fen: 1_800 },
      { name: '拼团立减', fen: -920 },
    ]);
  });

  it('of a guest is what an order of somebody without membership, coupons and earlier orders costs', () =>
    fc.assert(
      fc.property(
        fc.record({
          listFen: fc.integer({ min: 1, max: 50_000 }),
          memberFen: fc.option(fc.integer({ min: 1, max: 50_000 })),
          flashSaleFen: fc.option(fc.integer({ min: 1, max: 50_000 })),
          promotedFen: fc.option(fc.integer({ min: 1, max: 50_000 })),
          freightFen: fc.constantFrom(0, 800),
          levels: fc.constantFrom([], [2, 3]),
          tiers: fc.boolean(),
        }),
        ({ listFen, memberFen, flashSaleFen, promotedFen, freightFen, levels, tiers }) => {
          const promotions = [
            ...(promotedFen === null
              ? []
              : [aPromotion({ kind: 'price', title: '福利价', skuId: null, priceFen: promotedFen, levels })]),
            ...(tiers
              ? [
                  aPromotion({ kind: 'pieces', tiers: [{ from: 2, percent: 80 }] }),
                  aPromotion({ kind: 'orders', tiers: [{ from: 2, percent: 80 }] }),
                ]
              : []),
          ];
          const order = orderPrice({
            lines: [
              aLine({
                listFen,
                memberFen,
                promotions,
                activity:
                  flashSaleFen === null ? null : { kind: 'sale', name: '秒杀', priceFen: flashSaleFen },
              }),
            ],
            level: 0,
            monthOrders: 0,
            left: new Map(),
            cards: [],
            pointsFen: 0,
            freightFen,
            now: 1_000,
          });
          const price = ownPrice(
            {
              skuId: 'a.1',
              priceFen: listFen,
              memberPriceFen: memberFen,
              originalPriceFen: null,
              promotions,
              freightFen,
            },
            { level: 0, flashSaleFen: flashSaleFen ?? undefined },
          );
          expect(price.payFen).toBe(order.payableFen);
          expect(sum(price.terms)).toBe(price.payFen);
          expect(sum(price.terms)).toBe(sumFen([price.fen, freightFen]));
        },
      ),
    ));
});
