/** The required query parameter of each detail page (§5). */
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

/** Whether navigation to a detail page has its required parameter; a refusal carries a console warning. */
export function requiredParam(
  page: DetailPage,
  params: Readonly<Partial<Record<'rightsId' | 'goodsId', unknown>>> | null | undefined,
): RequiredParam {
  const name = requiredNavigationParams[page];
  const value = params?.[name];
  const isMissing = value === undefined || value === null || value === '';
  return isMissing ? { kind: 'refused', warning: `${page} needs ${name}` } : { kind: 'allowed' };
}
