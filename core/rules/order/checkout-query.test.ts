import { describe, expect, it } from 'vitest';
import {
  checkoutQuery,
  requestedCards,
  requestedGroup,
  requestedLines,
  type RequestedLine,
} from './checkout-query.ts';

const reader = (query: string) => {
  const values = new Map(query.split('&').map((pair) => pair.split('=') as [string, string]));
  return (name: string) => values.get(name);
};

describe('the address of the payment page', () => {
  it.each<[string, readonly RequestedLine[]]>([
    ['', []],
    ['skuId=a.1', [{ skuId: 'a.1', quantity: 1 }]],
    ['skuId=a.1&quantity=3', [{ skuId: 'a.1', quantity: 3 }]],
    [
      'skuId=a.1,b.2&quantity=2,5',
      [
        { skuId: 'a.1', quantity: 2 },
        { skuId: 'b.2', quantity: 5 },
      ],
    ],
    ['skuId=,a.1,', [{ skuId: 'a.1', quantity: 1 }]],
    ['skuId=a.1&quantity=1.5', [{ skuId: 'a.1', quantity: 1 }]],
    ['skuId=a.1&quantity=99', [{ skuId: 'a.1', quantity: 99 }]],
    ['skuId=a.1&quantity=0', [{ skuId: 'a.1', quantity: 1 }]],
    ['skuId=a.1&quantity=many', [{ skuId: 'a.1', quantity: 1 }]],
    ['skuId=a.1&quantity=1000', [{ skuId: 'a.1', quantity: 99 }]],
  ])('"%s" wants %j', (query, lines) => expect(requestedLines(reader(query))).toEqual(lines));

  it.each<[string, readonly string[] | undefined]>([
    ['', undefined],
    ['cardCode=K1', ['K1']],
    ['cardCode=K1,K2', ['K1', 'K2']],
    ['cardCode=none', []],
    ['cardCode=', undefined],
  ])('"%s" uses the cards %j', (query, cards) => expect(requestedCards(reader(query))).toEqual(cards));

  it.each([
    ['groupNo=g1', undefined],
    ['groupActivity=&groupNo=g1', undefined],
    ['groupActivity=a1&groupNo=', { activityId: 'a1' }],
    ['groupActivity=a1', { activityId: 'a1' }],
    ['groupActivity=a1&groupNo=g1', { activityId: 'a1', groupNo: 'g1' }],
  ])('"%s" buys in the group %j', (query, group) => expect(requestedGroup(reader(query))).toEqual(group));

  it('wants ten lines at most', () => {
    const read = reader(`skuId=${Array.from({ length: 11 }, (_, at) => `s${at}`).join(',')}`);
    expect(requestedLines(read).map(({ skuId }) => skuId)).toEqual([
      's0',
      's1',
      's2',
      's3',
      's4',
      's5',
      's6',
      's7',
      's8',
      's9',
    ]);
  });

  it('keeps lines and cards', () => {
    const lines = [
      { skuId: 'a.1', quantity: 2 },
      { skuId: 'b.1', quantity: 1 },
    ];
    for (const cards of [undefined, [], ['K1', 'K2']]) {
      const query = checkoutQuery(lines, cards);
      const read = (name: string) => query[name as keyof typeof query];
      expect([requestedLines(read), requestedCards(read)]).toEqual([lines, cards]);
    }
  });
});
