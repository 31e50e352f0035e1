/** Hashes of proofs that were used to sign in. */
export interface UsedProofs {
  proof_hash: Buffer;
  kind: string;
  used_at: Date;
  expires_at: Date;
}

/** One-time handles of chat-app identities that have no mobile number yet. */
export interface OpenIdHandles {
  handle_hash: Buffer;
  open_id_sealed: string;
  expires_at: Date;
  used_at: Date | null;
}

export interface ChatFollows {
  user_id: string;
  focused_at: Date;
}

/** One-time tokens with which another system recognises the user signed in here. */
export interface HandOverTokens {
  token_hash: Buffer;
  session_id: string;
  channel: string;
  expires_at: Date;
  used_at: Date | null;
}

export interface IdentityTables {
  used_proofs: UsedProofs;
  open_id_handles: OpenIdHandles;
  chat_follows: ChatFollows;
  hand_over_tokens: HandOverTokens;
}
