/** Hashes of proofs that have signed somebody in. */
export interface UsedProofs {
  proof_hash: Buffer;
  kind: string;
  used_at: Date;
  expires_at: Date;
}

/** One-time names for chat-app identities that wait for a number. */
export interface OpenIdHandles {
  handle_hash: Buffer;
  open_id: string;
  expires_at: Date;
  used_at: Date | null;
}

export interface ChatFollows {
  user_id: string;
  focused_at: Date;
}

/** Tokens with which another system recognises whoever is signed in here, once. */
export interface HandOverTokens {
  token_hash: Buffer;
  session_id: string;
  channel: string;
  expires_at: Date;
  used_at: Date | null;
}

/** What the stand-ins of other people's sign-in systems have issued. */
export interface SandboxProofs {
  nonce: string;
  kind: string;
  mobile: string | null;
  subject: string | null;
  expires_at: Date;
  used_at: Date | null;
}

export interface IdentityTables {
  used_proofs: UsedProofs;
  open_id_handles: OpenIdHandles;
  chat_follows: ChatFollows;
  hand_over_tokens: HandOverTokens;
  sandbox_proofs: SandboxProofs;
}
