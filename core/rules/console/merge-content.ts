import type { ContentChange } from './content-changes.ts';
import {
  isSameValue,
  type ContentDocument,
  type ContentItem,
  type ContentValue,
} from './content-document.ts';
import { fieldsOfItem, nameOfItem, textOfField, type ContentForm } from './content-form.ts';

/** A draft on a newer live content: `conflicts` name what both changed; the draft's value is in the document. */
export interface MergedContent {
  readonly document: ContentDocument;
  readonly conflicts: readonly ContentChange[];
}

/** Three-way merge by item and field: what only one side changed is taken from it. */
export function mergeContent(
  form: ContentForm,
  base: ContentDocument,
  live: ContentDocument,
  draft: ContentDocument,
): MergedContent {
  const find = ({ items }: ContentDocument, id: string) => items.find((item) => item.id === id);
  const conflicts: ContentChange[] = [];
  const merged = draft.items.flatMap((item): ContentItem[] => {
    const [was, now] = [find(base, item.id), find(live, item.id)];
    if (!was || now) return [now && was ? mergeItem(form, was, now, item, conflicts) : item];
    // Removed live: stays removed unless the draft changed it.
    if (isSameValue(was, item)) return [];
    conflicts.push({ field: nameOfItem(form, item), before: '线上已移除', after: '草稿里有改动，保留' });
    return [item];
  });
  const added = live.items.filter((item) => {
    if (find(draft, item.id)) return false;
    const was = find(base, item.id);
    if (was && isSameValue(was, item)) return false; // the draft removed it, live left it alone
    if (was)
      conflicts.push({ field: nameOfItem(form, item), before: '线上有改动', after: '草稿里已移除，移除' });
    return !was;
  });
  const order = isSameValue(idsOf(base), idsOf(draft)) ? idsOf(live) : idsOf(draft);
  const place = (item: ContentItem): number =>
    order.includes(item.id) ? order.indexOf(item.id) : order.length;
  const items = [...merged, ...added].sort((a, b) => place(a) - place(b));
  return { document: { items }, conflicts };
}

const idsOf = ({ items }: ContentDocument): string[] => items.map(({ id }) => id);

function mergeItem(
  form: ContentForm,
  was: ContentItem,
  now: ContentItem,
  mine: ContentItem,
  conflicts: ContentChange[],
): ContentItem {
  const names = new Set([...Object.keys(was), ...Object.keys(now), ...Object.keys(mine)]);
  const fields: Record<string, ContentValue> = {};
  for (const name of names) {
    const isMine = !isSameValue(was[name], mine[name]);
    const isLive = !isSameValue(was[name], now[name]);
    fields[name] = (isMine ? mine[name] : now[name]) ?? null;
    if (!isMine || !isLive || isSameValue(now[name], mine[name])) continue;
    const field = fieldsOfItem(form, mine).find((each) => each.name === name);
    const text = (value: ContentValue | undefined): string =>
      field ? textOfField(field, value) : value === false ? '停用' : '启用';
    conflicts.push({
      field: `${nameOfItem(form, mine)} · ${field?.label ?? '状态'}`,
      before: text(now[name]),
      after: text(mine[name]),
    });
  }
  return { ...fields, id: mine.id };
}
