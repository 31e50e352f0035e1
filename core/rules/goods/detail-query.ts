/** The query parameters of a goods link (§2) that stay in the address and are passed on to payment. */
export const detailQueryKeys = [
  'routerFrom',
  'couponType',
  'cardCode',
  'bindVideosId',
  'routerFromProject',
  'mall',
  'jyDiscountAccountType',
  'latitude',
  'longitude',
  'localProductId',
] as const;

export type DetailQuery = Readonly<Partial<Record<(typeof detailQueryKeys)[number], string>>>;

/** Those that the page has; empty ones are left out. */
export const detailQuery = (read: (name: string) => string | undefined): DetailQuery =>
  Object.fromEntries(
    detailQueryKeys.flatMap((key) => {
      const value = read(key);
      return value ? [[key, value]] : [];
    }),
  );
