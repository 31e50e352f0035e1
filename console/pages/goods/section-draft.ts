import type { SectionText } from '#core/contract/console/goods-editor.shapes.ts';
import { sectionKindNames } from '#core/rules/console/goods/default-sections.ts';

type Block = SectionText['blocks'][number];

/** A part of a section as it is typed: an item of a list or a parameter a line. */
export interface BlockDraft {
  readonly key: string;
  readonly kind: Block['kind'];
  readonly text: string;
}
export interface SectionDraft extends Pick<SectionText, 'place' | 'kind' | 'title'> {
  readonly key: string;
  readonly blocks: readonly BlockDraft[];
}

const textOf = (block: Block): string => {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.join('\n');
    case 'parameters':
      return block.rows.map(({ name, value }) => `${name}：${value}`).join('\n');
  }
};

export const draftOfSections = (sections: readonly SectionText[]): readonly SectionDraft[] =>
  sections.map(({ blocks, ...section }, at) => ({
    ...section,
    key: `live ${at}`,
    blocks: blocks.map((block, place) => ({ key: `live ${place}`, kind: block.kind, text: textOf(block) })),
  }));

export const emptyBlock = (kind: Block['kind']): BlockDraft => ({ key: crypto.randomUUID(), kind, text: '' });

export const emptySection = (kind: SectionText['kind']): SectionDraft => ({
  key: crypto.randomUUID(),
  place: null,
  kind,
  title: sectionKindNames[kind],
  blocks: [emptyBlock(kind === 'parameters' ? 'parameters' : kind === 'included' ? 'list' : 'paragraph')],
});

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Undefined: it is not whole yet. */
function blockIn({ kind, text }: BlockDraft): Block | undefined {
  const lines = linesIn(text);
  if (lines.length === 0) return undefined;
  if (kind === 'paragraph') return { kind, text: lines.join(' ') };
  if (kind === 'list') return { kind, items: lines };
  const rows = lines.flatMap((line) => {
    const [, name = '', value = ''] = /^([^：:]+)[：:](.+)$/.exec(line) ?? [];
    return name.trim() === '' || value.trim() === '' ? [] : [{ name: name.trim(), value: value.trim() }];
  });
  return rows.length === lines.length ? { kind, rows } : undefined;
}

/** The sections that were typed; undefined while one of them is not whole. */
export function sectionsIn(drafts: readonly SectionDraft[]): SectionText[] | undefined {
  const sections = drafts.flatMap(({ place, kind, title, blocks }) => {
    const whole = blocks.flatMap((block) => blockIn(block) ?? []);
    const isWhole = whole.length === blocks.length && whole.length > 0 && title.trim() !== '';
    return isWhole ? [{ place, kind, title: title.trim(), blocks: whole }] : [];
  });
  return sections.length === drafts.length ? sections : undefined;
}
