import type { content } from '#core/contract/console/content.ts';
import type { DataOf, RequestOf } from '#core/contract/endpoint.ts';
import type { ContentItem, ContentValue } from '#core/rules/console/content-document.ts';

type Received = DataOf<typeof content.contentEntity>['live'];

export const itemsOf = ({ items }: Received): readonly ContentItem[] =>
  items.flatMap((item) => (typeof item['id'] === 'string' ? [{ ...item, id: item['id'] }] : []));

/** The same values; the contract's arrays are not readonly. */
export const sentDocument = (
  items: readonly ContentItem[],
): RequestOf<typeof content.saveDraft>['document'] =>
  JSON.parse(JSON.stringify({ items })) as RequestOf<typeof content.saveDraft>['document'];

export const withField = (item: ContentItem, name: string, value: ContentValue): ContentItem => ({
  ...item,
  [name]: value,
  id: item.id,
});

export const moved = <Each>(list: readonly Each[], from: number, to: number): readonly Each[] => {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length || from === to) return list;
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
};
