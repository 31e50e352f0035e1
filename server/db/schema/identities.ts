import type { Generated } from 'kysely';

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
  app: Generated<ChatAppId>;
  expires_at: Date;
  used_at: Date | null;
}

/** The apps of the operator in the chat app: each knows a user by another id. */
export type ChatAppId = 'account' | 'mini-program';

export interface MiniProgramIds {
  user_id: string;
  open_id_sealed: string;
  open_id_lookup: string;
  bound_at: Date;
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
  /** By the statement or a trigger (0204); null in rows of before that are not filled yet. */
  subscriber_id: string | null;
}

export interface IdentityTables {
  used_proofs: UsedProofs;
  open_id_handles: OpenIdHandles;
  mini_program_ids: MiniProgramIds;
  chat_follows: ChatFollows;
  hand_over_tokens: HandOverTokens;
}
