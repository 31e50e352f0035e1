export interface Grant {
  readonly claimId: string;
  readonly mobile: string;
  readonly rightsId: string;
  readonly supplier: string;
}

export type GrantOutcome =
  | { readonly kind: 'granted' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

/** The partners that hand rights out. The claim's id makes a repeated order harmless. */
export interface RightsSupplier {
  grant(order: Grant): Promise<GrantOutcome>;
  /** Takes an order back that never answered; granted means it was too late. */
  revoke(claimId: string): Promise<GrantOutcome>;
}
