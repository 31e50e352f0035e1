import type { JSONColumnType } from 'kysely';

/** A link with which an operator opens pages as an audience sees them at a time. */
export interface PreviewTokens {
  token_hash: Buffer;
  operator_id: string;
  /** None: what is live then. */
  revision_ids: string[];
  /** Null: a guest; 0: a subscriber without a membership. */
  level: number | null;
  area_num: string;
  brand_num: string;
  host: string;
  /** Null: the time of the call. */
  shown_at: Date | null;
  /** A maintenance notice over the page; null: none. */
  notice: JSONColumnType<{ mall: string; title: string; message: string }> | null;
  made_at: Date;
  expires_at: Date;
}

/** A link with which an operator sees the mall as one subscriber, for five minutes. */
export interface ViewAsTokens {
  token_hash: Buffer;
  operator_id: string;
  /** The operator's; it ends with it. */
  session_id: string;
  user_id: string;
  /** Null: a typed reason led to it. */
  ticket_id: string | null;
  made_at: Date;
  expires_at: Date;
}

/** A row here makes its transaction impossible to commit. */
export interface UncommittableTransactions {
  started_at: Date;
}

export interface PreviewTables {
  preview_tokens: PreviewTokens;
  view_as_tokens: ViewAsTokens;
  uncommittable_transactions: UncommittableTransactions;
}
