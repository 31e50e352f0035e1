import type { GoodsTexts } from '../../../contract/console/goods.shapes.ts';
import type { BulkTexts } from '../../../contract/console/goods/goods-bulk.shapes.ts';

const maxTags = 8;

type Judged = { readonly texts: GoodsTexts } | { readonly fault: string };

/** Goods with labels added and taken away, and with other coupons. */
export function bulkTexts(
  before: GoodsTexts,
  { addTags, removeTags, couponTypes }: Pick<BulkTexts, 'addTags' | 'removeTags' | 'couponTypes'>,
): Judged {
  const kept = before.tags.filter((tag) => !removeTags.includes(tag));
  const tags = [...new Set([...kept, ...addTags])];
  if (tags.length > maxTags) return { fault: `标签会有 ${tags.length} 个，最多 ${maxTags} 个` };
  return { texts: { ...before, tags, couponTypes: couponTypes ?? before.couponTypes } };
}

/** Labels as they are typed, with commas or spaces between them. */
export const readTags = (typed: string): string[] => [
  ...new Set(typed.split(/[，,、\s]+/).filter((tag) => tag !== '')),
];
