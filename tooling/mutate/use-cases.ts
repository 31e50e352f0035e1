export interface MutatedUseCases {
  /** Their files are changed, without tests. */
  readonly folders: readonly string[];
  /** The folders of the tests that run for them. */
  readonly tests: readonly string[];
}

/** At least this percentage of a sample of the mutants must fail a test. */
export const useCaseThreshold = 85;

/** The use cases of money, stock and rights, by the name that `npm run mutate` takes. */
export const mutatedUseCases: Readonly<Record<string, MutatedUseCases>> = {
  orders: {
    folders: ['server/services/orders/orders'],
    tests: [
      'server/services/orders/orders',
      'server/services/orders/fulfilment',
      'server/services/activities/promotions',
      'server/services/activities/group-buy',
      'server/services/activities/flash-sales',
    ],
  },
  payments: {
    folders: ['server/services/payments/payments'],
    tests: ['server/services/payments/payments', 'server/services/orders/renewals'],
  },
  refunds: {
    folders: ['server/services/orders/refunds', 'server/services/payments/refunds'],
    tests: [
      'server/services/orders/refunds',
      'server/services/orders/fulfilment',
      'server/services/payments/refund-sending',
      'server/services/activities/group-buy',
    ],
  },
  claims: {
    folders: ['server/services/rights/claims'],
    tests: ['server/services/rights/claims'],
  },
  sales: {
    folders: ['server/services/activities/flash-sales'],
    tests: ['server/services/activities/flash-sales', 'server/services/homes'],
  },
  groups: {
    folders: ['server/services/activities/group-buy', 'server/services/activities/groups'],
    tests: ['server/services/activities/group-buy', 'server/services/activities/groups'],
  },
};
