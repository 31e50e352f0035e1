import { expect, it } from 'vitest';
import { shownBlocks } from './section-blocks.ts';

it('a section of paragraphs is answered without blocks', () => {
  expect(shownBlocks([{ kind: 'paragraph', text: '三端通用。' }])).toEqual({ paragraphs: ['三端通用。'] });
  expect(shownBlocks([])).toEqual({ paragraphs: [] });
});

it('a section keeps its order: what follows the first list or parameters are blocks', () => {
  const rest = [
    { kind: 'list' as const, items: ['一杯'] },
    { kind: 'paragraph' as const, text: '到店出示。' },
  ];
  expect(shownBlocks([{ kind: 'paragraph', text: '任选口味。' }, ...rest])).toEqual({
    paragraphs: ['任选口味。'],
    blocks: rest,
  });
});
