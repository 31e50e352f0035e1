/** What a purchase begins with: a sku, or several separated by commas, and where it was offered. */
interface Purchase {
  readonly skuId?: string | undefined;
  readonly quantity?: string | undefined;
  readonly goodsId?: string | undefined;
  readonly productId?: string | undefined;
  readonly cardCode?: string | undefined;
  readonly points?: string | undefined;
  /** A flash sale. */
  readonly activityId?: string | undefined;
  readonly groupActivity?: string | undefined;
  readonly groupNo?: string | undefined;
}

/** Where every purchase ends: the payment page orders the goods and pays them, or pays an order that was submitted. */
export const checkoutTarget = (query: Purchase | { readonly orderNo: string }) =>
  ({ page: 'payment', query: { ...query } }) as const;
