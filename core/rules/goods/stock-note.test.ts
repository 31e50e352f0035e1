import { expect, it } from 'vitest';
import { stockNote } from './stock-note.ts';

it.each([
  [1, null, 3, true, '有货'],
  [1, 10, 1, true, '有货'],
  [1, 9, 9, true, '仅剩9件'],
  [1, 2, 3, false, '该地区仅剩2件，请减少数量'],
  [0, 0, 1, false, '该地区暂不支持配送'],
] as const)(
  'deliverable %i with %s pieces, of which %i are wanted: %s, %s',
  (deliverable, inventory, requested, canDeliver, text) => {
    const reason = deliverable === 1 ? '' : '该地区暂不支持配送';
    expect(stockNote({ deliverable, inventory, reason }, requested)).toEqual({ canDeliver, text });
  },
);
