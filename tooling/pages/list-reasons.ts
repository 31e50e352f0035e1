/** Files that show goods cards in a list without `web/features/goods/list`, by name, under the reason. */
export const listReasons: Readonly<Record<string, readonly string[]>> = {
  'the rows are no goods: they lead to a group or a session, at its price': [
    'offers.tsx',
    'my-appointments.page.tsx',
  ],
  'the workbench shows the parts themselves': ['goods-specimens.tsx'],
};

/** Files that link and price goods themselves, by name, under the reason. */
export const linkReasons: Readonly<Record<string, readonly string[]>> = {
  'the page counts the goods or says that there are none': [
    'store-address.page.tsx',
    'flash-sale.page.tsx',
    'half-price.page.tsx',
  ],
  'a ranking is numbered, the deals of a shop are lines of its card': ['ranking-list.tsx', 'shop-deals.tsx'],
};

/** The calls that order and pay, and the files that may make them. */
export const tillCalls: Readonly<Record<string, readonly string[]>> = {
  'orders.submitOrder': ['web/pages/payment/use-submit.ts'],
  'payments.createPayment': ['web/pages/payment/use-pay.ts'],
  'payments.orderPayMethods': ['web/pages/payment/unpaid-order.tsx'],
  'payments.paymentStatus': ['web/pages/payment/use-outcome.ts'],
  'payments.latestPayment': ['web/pages/payment/use-outcome.ts'],
};
