import { isSameValue, type ContentDocument, type ContentItem } from './content-document.ts';
import { fieldsOfItem, nameOfItem, textOfField, type ContentForm } from './content-form.ts';

export interface ContentChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

const itemsById = ({ items }: ContentDocument): ReadonlyMap<string, ContentItem> =>
  new Map(items.map((item) => [item.id, item]));

/** Field by field, what a document changes of another; a move names the new position. */
export function contentChanges(
  form: ContentForm,
  before: ContentDocument,
  after: ContentDocument,
): readonly ContentChange[] {
  const [old, now] = [itemsById(before), itemsById(after)];
  const changes = after.items.flatMap((item): ContentChange[] => {
    const was = old.get(item.id);
    const name = nameOfItem(form, item);
    return was
      ? changesOfItem(form, was, item)
      : [{ field: name, before: '', after: `新增${form.itemName}` }];
  });
  const removed = before.items
    .filter(({ id }) => !now.has(id))
    .map((item) => ({ field: nameOfItem(form, item), before: `有这个${form.itemName}`, after: '移除' }));
  return [...changes, ...removed, ...moves(form, before, after)];
}

function changesOfItem(form: ContentForm, was: ContentItem, item: ContentItem): ContentChange[] {
  const name = nameOfItem(form, item);
  const shown = fieldsOfItem(form, item)
    .filter((field) => !isSameValue(was[field.name], item[field.name]))
    .map((field) => ({
      field: `${name} · ${field.label}`,
      before: textOfField(field, was[field.name]),
      after: textOfField(field, item[field.name]),
    }));
  if (was['isOn'] === item['isOn']) return shown;
  const onOff = (on: unknown): string => (on === false ? '停用' : '启用');
  return [...shown, { field: `${name} · 状态`, before: onOff(was['isOn']), after: onOff(item['isOn']) }];
}

/** Items of both that another one has overtaken. The longest order that both have is not named: those items stayed. */
function moves(form: ContentForm, before: ContentDocument, after: ContentDocument): ContentChange[] {
  const now = itemsById(after);
  const common = before.items.filter(({ id }) => now.has(id)).map(({ id }) => id);
  const places = new Map(common.map((id, at) => [id, at]));
  const order = after.items.filter(({ id }) => places.has(id));
  const stayed = longestRise(order.map(({ id }) => places.get(id) ?? 0));
  return order.flatMap((item, at) =>
    stayed.has(at)
      ? []
      : [
          {
            field: `${nameOfItem(form, item)} · 位置`,
            before: `第${(places.get(item.id) ?? 0) + 1}个`,
            after: `第${at + 1}个`,
          },
        ],
  );
}

/** The indexes of a longest rising subsequence; lists are short, so every pair is compared. */
function longestRise(values: readonly number[]): ReadonlySet<number> {
  const best: (readonly number[])[] = [];
  for (const [at, value] of values.entries()) {
    const longest = best
      .slice(0, at)
      .filter((run) => (values[run[run.length - 1] ?? 0] ?? 0) < value)
      .reduce<readonly number[]>((found, run) => (run.length > found.length ? run : found), []);
    best.push([...longest, at]);
  }
  return new Set(
    best.reduce<readonly number[]>((found, run) => (run.length > found.length ? run : found), []),
  );
}
