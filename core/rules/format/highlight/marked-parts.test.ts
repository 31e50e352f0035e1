import { describe, expect, it } from 'vitest';
import { markedParts } from './marked-parts.ts';

const marked = (text: string, ranges?: readonly (readonly [number, number])[]) =>
  markedParts(text, ranges)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('|');

describe('what matched a search is marked', () => {
  it.each([
    ['视频会员月卡', undefined, '视频会员月卡'],
    ['视频会员月卡', [[0, 4]], '[视频会员]|月卡'],
    ['视频会员月卡', [[4, 6]], '视频会员|[月卡]'],
    [
      '视频会员月卡',
      [
        [0, 2],
        [4, 6],
      ],
      '[视频]|会员|[月卡]',
    ],
  ] as const)('%s %j', (text, ranges, shown) => expect(marked(text, ranges)).toBe(shown));
});
