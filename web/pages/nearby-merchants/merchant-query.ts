import type { ShopFilter } from '#core/rules/local-life/shops-input.ts';
import type { Navigator } from '#web/platform/navigation/navigation.tsx';

const longestKeyword = 40;

/** What the address says: the word, the category, the distance and the view. */
export interface MerchantQuery {
  readonly keyword: string | undefined;
  readonly categoryId: string | undefined;
  readonly within: '1km' | '3km' | '10km' | undefined;
  readonly view: 'list' | 'map';
}

export const distances = { '1km': 1_000, '3km': 3_000, '10km': 10_000 } as const;
const isDistance = (named: string | undefined): named is keyof typeof distances =>
  named !== undefined && Object.keys(distances).includes(named);

export function merchantQuery(read: Navigator['queryValue']): MerchantQuery {
  const within = read('within');
  return {
    keyword: read('keyword')?.trim().slice(0, longestKeyword) || undefined,
    categoryId: read('categoryId'),
    within: isDistance(within) ? within : undefined,
    view: read('view') === 'map' ? 'map' : 'list',
  };
}

export const merchantFilter = ({ keyword, categoryId, within }: MerchantQuery): ShopFilter => ({
  ...(keyword !== undefined && { keyword }),
  ...(categoryId !== undefined && { categoryId }),
  ...(within !== undefined && { withinMetres: distances[within] }),
  sort: 'distance',
});
