import type { FieldChange } from '../../../contract/console/fields.shapes.ts';
import type { SectionText } from '../../../contract/console/goods-editor.shapes.ts';
import type { SectionBlock } from '../../../contract/goods/shared/section.shapes.ts';

/** A part of a section in one line, as the audit log shows it. */
export function blockText(block: SectionBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.join('、');
    case 'parameters':
      return block.rows.map(({ name, value }) => `${name}：${value}`).join('、');
  }
}

const words = ({ blocks }: SectionText): string => blocks.map(blockText).join(' ');

/** Section by section what changes; a new order of the same sections is one change. */
export function changedSections(
  before: readonly SectionText[],
  after: readonly SectionText[],
): readonly FieldChange[] {
  const [old, next] = [before, after].map((sections) => new Map(sections.map((each) => [each.title, each])));
  const titles = [...new Set([...before, ...after].map(({ title }) => title))];
  const changes = titles
    .map((title) => {
      const [was, is] = [old?.get(title), next?.get(title)];
      return { field: `图文：${title}`, before: was ? words(was) : '', after: is ? words(is) : '' };
    })
    .filter((each) => each.before !== each.after);
  const order = (sections: readonly SectionText[]): string => sections.map(({ title }) => title).join('、');
  return changes.length === 0 && order(before) !== order(after)
    ? [{ field: '图文顺序', before: order(before), after: order(after) }]
    : changes;
}
