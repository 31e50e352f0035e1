export interface Grant {
  /** Of a claim, or of a line of an order. */
  readonly claimId: string;
  readonly mobile: string;
  /** The right, or the sku that was bought. */
  readonly rightsId: string;
  readonly quantity: number;
  readonly supplier: string;
}

export type GrantOutcome =
  /** `content`: the code or link, if any. It belongs to the subscriber and is never logged. */
  | { readonly kind: 'granted'; readonly content?: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string }
  /** The circuit breaker is open: the supplier was not called. */
  | { readonly kind: 'held-back' };

/** What a supplier says of an order; 'absent': it never received one. */
export type QueryOutcome = GrantOutcome | { readonly kind: 'absent' };

/** The partners that deliver rights and goods. The claim's id makes a repeated order harmless. */
export interface RightsSupplier {
  grant(order: Grant): Promise<GrantOutcome>;
  /** Revokes an order without an answer; 'granted' means it was delivered before. */
  revoke(claimId: string, supplier: string): Promise<GrantOutcome>;
  /** Asks what became of an order, and changes nothing. */
  query(claimId: string, supplier: string): Promise<QueryOutcome>;
}

/** Timeout of one call to a supplier. */
export const supplierTimeoutMs = 3_000;
