import { describe, expect, it } from 'vitest';
import { deliveryTexts } from './delivery-texts.ts';
import { codePromise, promisesRefund, withCodePromise } from './code-promise.ts';

const coffee = { terms: 'until-used', validDays: 30, limitPerOrder: 1 } as const;

describe('what codes promise', () => {
  it('follows from the terms: an exchange code can be had back until it was seen', () => {
    expect(codePromise(coffee)).toMatchObject({
      guarantees: ['未用随时退', '过期自动退'],
      validity: '购买后30天',
      prompt: '券码核销后不支持退款',
    });
    expect(codePromise({ ...coffee, terms: 'until-shown', validDays: null })).toMatchObject({
      guarantees: ['未看码随时退', '过期未看自动退'],
      validity: '以券码上的到期日为准',
      prompt: '券码查看后不支持退款',
    });
  });

  it('says of several codes of one order that they are refunded together', () => {
    expect(codePromise(coffee).refund).toHaveLength(2);
    expect(codePromise({ ...coffee, limitPerOrder: 5 }).refund).toContain(
      '一次买多张的，用过一张后其余的不能退。',
    );
  });

  it('stands among the parameters and before other words about refunds', () => {
    const parameters = {
      kind: 'parameters',
      title: '规格',
      paragraphs: [],
      blocks: [{ kind: 'parameters', rows: [{ name: '规格', value: '中杯' }] }],
      pics: [],
    } as const;
    const own = { kind: 'refund', title: '退款说明', paragraphs: ['上课时核销。'], pics: [] } as const;
    const sections = [
      { ...parameters, paragraphs: [], blocks: [...parameters.blocks], pics: [] },
      { ...own, paragraphs: [...own.paragraphs], pics: [] },
    ];
    expect(withCodePromise(sections, { validity: '购买后30天', refund: ['随时退。'] })).toMatchObject([
      { blocks: [{ rows: [{ name: '规格' }, { name: '有效期', value: '购买后30天' }] }] },
      { kind: 'refund', paragraphs: ['随时退。', '上课时核销。'] },
    ]);
    expect(withCodePromise([], { validity: '购买后30天', refund: ['随时退。'] })).toMatchObject([
      { kind: 'refund', title: '退款说明', paragraphs: ['随时退。'] },
    ]);
  });

  it('is not promised by the texts that new goods begin with', () => {
    const { guarantees, usage, refund, prompts } = deliveryTexts.code;
    expect([...guarantees, ...usage, ...refund, ...prompts].filter(promisesRefund)).toEqual([]);
  });
});
