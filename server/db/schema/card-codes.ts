import type { Generated } from 'kysely';

/** A batch of codes: what each grants, and when it can be exchanged. */
export interface CardCodeBatches {
  batch_id: string;
  /** The activity of the exchange page. */
  act_num: Generated<string>;
  /** Its name in the subscriber's records. */
  name: string;
  pic_url: string;
  grants: 'right' | 'product';
  product_id: string;
  /** The right that is claimed on exchange; its product must give nothing else. */
  rights_id: string | null;
  /** The duration of the product's subscription. */
  months: number | null;
  begins_at: Date;
  ends_at: Date;
}

/** The code itself is printed on the card and not stored. */
export interface CardCodes {
  code_hash: Buffer;
  batch_id: string;
  created_at: Date;
}

/** An exchanged code. Its subscription was opened for it alone, so the claim is found there. */
export interface CardExchanges {
  exchange_id: string;
  code_hash: Buffer;
  batch_id: string;
  user_id: string;
  subscription_id: string;
  /** The number it is charged to. */
  mobile_sealed: string;
  channel_id: string;
  exchanged_at: Date;
  /** The last attempt to claim its right. */
  tried_at: Date;
  /** The delivery failed and the code can be exchanged again. */
  released_at: Date | null;
}

/** Attempts of a user or an IP address with codes that do not exist. */
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
