/** The kinds of external proofs for a sign-in, and the call that accepts each. A proof is valid for its own kind only. */
export const identityKinds = {
  'easy-choice': 'easyChoiceLogin',
  'partner-mobile': 'partnerMobileLogin',
  operator: 'operatorLogin',
  'unified-platform': 'platformLogin',
  'rights-platform': 'platformLogin',
  'provincial-app': 'provincialAppLogin',
  'video-a': 'videoALogin',
  'video-b': 'videoBLogin',
  'middle-platform': 'middlePlatformLogin',
  mall: 'mallLogin',
  'mobile-network': 'mobileNetworkLogin',
  'one-tap': 'oneTapLogin',
} as const;
export type IdentityKind = keyof typeof identityKinds;

/** Context of a proof for the issuer. */
export interface ProofContext {
  /** The client's address. */
  readonly address: string;
  /** The SSO-Channel header or the token's channel. */
  readonly channel?: string | undefined;
  /** The one-tap SDK's data about the phone. */
  readonly information?: string | undefined;
}

export type ProofVerdict =
  /** `subject` is the issuer's id of the user. */
  | { readonly kind: 'verified'; readonly mobile: string; readonly subject?: string | undefined }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

export type NetworkVerdict =
  | { readonly kind: 'recognised'; readonly mobile: string }
  | { readonly kind: 'stranger' }
  | { readonly kind: 'unknown'; readonly reason: string };

/** The operator's identity service: verifies proofs of its partners and knows the numbers on its network. */
export interface IdentityProvider {
  verify(kind: IdentityKind, proof: string, context: ProofContext): Promise<ProofVerdict>;
  /** The number behind an address of the operator's network. */
  numberAt(address: string): Promise<NetworkVerdict>;
}
