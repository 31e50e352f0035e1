/** What the address of a detail page cannot do without (§5). */
export const requiredNavigationParams = {
  rightsDetail: 'rightsId',
  skuDetail: 'goodsId',
  goodsDetail: 'goodsId',
  physicalGoodsDetail: 'goodsId',
} as const;

export type DetailPage = keyof typeof requiredNavigationParams;
export type RequiredParam =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'refused'; readonly warning: string };

/** Whether the way to a detail page is open; a refusal carries the warning for the console, and nothing moves. */
export function requiredParam(
  page: DetailPage,
  params: Readonly<Partial<Record<'rightsId' | 'goodsId', unknown>>> | null | undefined,
): RequiredParam {
  const name = requiredNavigationParams[page];
  const value = params?.[name];
  const isMissing = value === undefined || value === null || value === '';
  return isMissing ? { kind: 'refused', warning: `${page} needs ${name}` } : { kind: 'allowed' };
}
