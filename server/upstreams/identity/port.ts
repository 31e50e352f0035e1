/** Everybody else's proofs that may sign a subscriber in, and the call that takes each. A proof of one kind is none of another. */
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

/** What may help the other side to judge a proof. */
export interface ProofContext {
  /** The address the proof came from. */
  readonly address: string;
  /** The SSO-Channel header or the token's channel. */
  readonly channel?: string | undefined;
  /** What the one-tap SDK says about the phone. */
  readonly information?: string | undefined;
}

export type ProofVerdict =
  /** `subject` is the issuer's own id of the person. */
  | { readonly kind: 'verified'; readonly mobile: string; readonly subject?: string | undefined }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

export type NetworkVerdict =
  | { readonly kind: 'recognised'; readonly mobile: string }
  | { readonly kind: 'stranger' }
  | { readonly kind: 'unknown'; readonly reason: string };

/** The operator's identity service: it knows its partners' proofs and the numbers on its own network. */
export interface IdentityProvider {
  verify(kind: IdentityKind, proof: string, context: ProofContext): Promise<ProofVerdict>;
  /** Whose phone this is, when it reaches us through the operator's own network. */
  numberAt(address: string): Promise<NetworkVerdict>;
}
