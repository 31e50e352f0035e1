import { describe, expect, it } from 'vitest';
import {
  changedProduct,
  productChangeFault,
  productFieldChanges,
  type NamedRight,
  type ProductTerms,
} from './rights-product-changes.ts';

const aRight = (rightsId: string, traits: Partial<NamedRight> = {}): NamedRight => ({
  rightsId,
  showName: `${rightsId}券`,
  supplier: 'coffee-chain',
  opensOnDay: null,
  opensAtHour: null,
  minLevel: 0,
  monthlyStock: 100,
  ...traits,
});
const product: ProductTerms = {
  priceFen: 3_000,
  groups: [
    {
      groupId: 'life',
      name: '生活权益',
      chooseCount: 2,
      rights: ['coffee', 'fuel', 'tea'].map((id) => aRight(id)),
    },
    { groupId: 'media', name: '影音会员', chooseCount: 1, rights: [aRight('video', { monthlyStock: null })] },
  ],
};
const likes = new Map([['music', aRight('music')]]);
const none = { groups: [], rights: [], added: [], removed: [] };
type Changes = Parameters<typeof changedProduct>[1];
const fault = (changes: Partial<Changes>) => productChangeFault(product, { ...none, ...changes }, likes);

describe('changes of a product', () => {
  it('are named field by field', () => {
    const changes: Changes = {
      priceFen: 2_500,
      groups: [{ groupId: 'life', chooseCount: 1 }],
      rights: [
        aRight('fuel', {
          supplier: 'fuel-network',
          opensOnDay: 1,
          opensAtHour: 10,
          minLevel: 3,
          monthlyStock: 5_000,
        }),
      ],
      added: [{ groupId: 'life', likeRightsId: 'music' }],
      removed: ['coffee'],
    };
    expect(fault(changes)).toBeUndefined();
    expect(productFieldChanges(product, changedProduct(product, changes, likes))).toEqual([
      { field: '价格', before: '¥30.00', after: '¥25.00' },
      { field: '生活权益 可选', before: '2 项', after: '1 项' },
      { field: 'fuel券 供应商', before: 'coffee-chain', after: 'fuel-network' },
      { field: 'fuel券 开放', before: '月初', after: '每月 1 日 10:00' },
      { field: 'fuel券 等级', before: '不限', after: '3 级起' },
      { field: 'fuel券 每月库存', before: '100 份', after: '5,000 份' },
      { field: '生活权益 增加', before: '', after: 'music券' },
      { field: '生活权益 移出', before: 'coffee券', after: '' },
    ]);
  });

  it('that change nothing are none', () => {
    const same = changedProduct(product, { ...none, groups: [{ groupId: 'life', chooseCount: 2 }] }, likes);
    expect(productFieldChanges(product, same)).toEqual([]);
  });

  it.each([
    [{ groups: [{ groupId: 'life', chooseCount: 4 }] }, '生活权益只有 3 项权益，不能选 4 项'],
    [{ groups: [{ groupId: 'life', chooseCount: 0 }] }, '生活权益至少能选 1 项'],
    [{ removed: ['coffee', 'fuel'] }, '生活权益只有 1 项权益，不能选 2 项'],
    [{ removed: ['video'] }, '影音会员至少留一项权益'],
    [{ removed: ['other'] }, '其中有权益不在这个产品里，请刷新后再改'],
    [{ groups: [{ groupId: 'other', chooseCount: 1 }] }, '其中有分组不在这个产品里，请刷新后再改'],
    [{ added: [{ groupId: 'life', likeRightsId: 'other' }] }, '没有要照着加的权益'],
    [{ rights: [aRight('video')] }, 'video券的库存不能在不限和有限之间改，请加一项新的'],
  ] as const satisfies readonly (readonly [Partial<Changes>, string])[])('%j: %s', (changes, sentence) => {
    expect(fault(changes)).toBe(sentence);
  });

  it('removed together with a choose count that fits what remains are right', () => {
    expect(
      fault({ removed: ['tea', 'fuel'], groups: [{ groupId: 'life', chooseCount: 1 }] }),
    ).toBeUndefined();
  });
});
