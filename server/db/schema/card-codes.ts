/** Codes made together: what one of them brings, and when it can be exchanged. */
export interface CardCodeBatches {
  batch_id: string;
  /** The activity the exchange page asks about. */
  act_num: string;
  /** What the subscriber gets, as the record calls it. */
  name: string;
  pic_url: string;
  grants: 'right' | 'product';
  product_id: string;
  /** The right that is claimed at once; its product must give nothing else. */
  rights_id: string | null;
  /** How long the product is opened for. */
  months: number | null;
  begins_at: Date;
  ends_at: Date;
}

/** A code itself is known to whoever holds the card, and to nobody else. */
export interface CardCodes {
  code_hash: Buffer;
  batch_id: string;
  created_at: Date;
}

/** A code in a subscriber's hands. The subscription was opened for it alone, so what it brought is found there. */
export interface CardExchanges {
  exchange_id: string;
  code_hash: Buffer;
  batch_id: string;
  user_id: string;
  subscription_id: string;
  /** Whom it is charged to. */
  mobile: string;
  channel_id: string;
  exchanged_at: Date;
  /** When its right was last asked for. */
  tried_at: Date;
  /** Nothing came of it, and the code is free again. */
  released_at: Date | null;
}

/** How often somebody, or some address, tried a code that does not exist. */
export interface CardCodeMisses {
  attempted_by: string;
  misses: number;
  missed_at: Date;
}

export interface CardCodeTables {
  card_code_batches: CardCodeBatches;
  card_codes: CardCodes;
  card_exchanges: CardExchanges;
  card_code_misses: CardCodeMisses;
}
