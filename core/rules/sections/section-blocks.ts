import type { SectionBlock } from '../../contract/goods/shared/section.shapes.ts';

/** The first paragraphs of a section, and what follows them: most sections have nothing else. */
export function shownBlocks(blocks: readonly SectionBlock[]): {
  readonly paragraphs: string[];
  readonly blocks?: SectionBlock[];
} {
  const at = blocks.findIndex(({ kind }) => kind !== 'paragraph');
  const first = at < 0 ? blocks : blocks.slice(0, at);
  const paragraphs = first.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
  return at < 0 ? { paragraphs } : { paragraphs, blocks: blocks.slice(at) };
}
