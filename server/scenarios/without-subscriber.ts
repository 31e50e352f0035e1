interface Exception {
  /** What these statements have in common. */
  readonly like: RegExp;
  readonly why: string;
}

/** Statements that use rows of subscribers without naming one (docs/decisions/0204-keys-of-subscribers.md). */
export const withoutSubscriber: readonly Exception[] = [
  { like: /from users where mobile_lookup = /, why: 'a sign-in knows the number alone, which is looked up' },
  {
    like: /(where|and) (\w+\.)?(order_no|payment_no) = /,
    why: 'channels and shops know the number of an order or payment alone, which is looked up',
  },
  {
    like: /from claim_repeats where request_id = any/,
    why: 'a batch of claims of many subscribers, which becomes one for each shard',
  },
];
