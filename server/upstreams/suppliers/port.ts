export interface Grant {
  readonly claimId: string;
  readonly mobile: string;
  readonly rightsId: string;
  readonly supplier: string;
}

export type GrantOutcome =
  /** With the code or link it brings, where it brings one. It is the subscriber's own: it is never logged. */
  | { readonly kind: 'granted'; readonly content?: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string }
  /** The supplier is being spared and was not asked: certainly nothing happened over there. */
  | { readonly kind: 'held-back' };

/** The partners that hand rights out. The claim's id makes a repeated order harmless. */
export interface RightsSupplier {
  grant(order: Grant): Promise<GrantOutcome>;
  /** Takes an order back that never answered; granted means it was too late. */
  revoke(claimId: string, supplier: string): Promise<GrantOutcome>;
}

/** How long one question to a supplier may take. */
export const supplierPatienceMs = 3_000;
