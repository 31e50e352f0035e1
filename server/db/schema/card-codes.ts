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
  /** Codes that the console was asked to make; 0: the batch was made by a command. */
  planned: Generated<number>;
  made: Generated<number>;
  /** Places of the seed's sequence that were used. */
  walked: Generated<number>;
  /** The codes follow from it; deleted when they are exported. */
  seed_sealed: string | null;
  proposal_id: string | null;
  created_at: Date | null;
  made_at: Date | null;
}

/** A stopped batch is over, with the window that it had. */
export interface CardCodeStops {
  batch_id: string;
  stopped_at: Date;
  stopped_by: string;
  reason: string;
  begins_before: Date;
  ends_before: Date;
}

/** The key allows one export of a batch. */
export interface CardCodeExports {
  batch_id: string;
  exported_at: Date;
  exported_by: string;
  codes: number;
  sha256: string;
  /** Encrypted (age); deleted after a day. */
  file: Buffer | null;
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
  card_code_stops: CardCodeStops;
  card_code_exports: CardCodeExports;
}
