import type { Generated } from 'kysely';

export interface Lotteries {
  lottery_id: string;
  /** The version of prizes that is drawn from. */
  version: number;
  daily_chances: number;
  rules: Generated<string[]>;
  begins_at: Date;
  ends_at: Date;
}

/** Units of a prize over all versions; a prize without a row has no limit. */
export interface LotteryStock {
  lottery_id: string;
  prize_id: string;
  total: number;
  taken: Generated<number>;
}

/** Append-only: other odds are another version. */
export interface LotteryPrizes {
  lottery_id: string;
  version: number;
  place: number;
  prize_id: string;
  name: string;
  pic_url: string;
  kind: 'none' | 'coupon' | 'right';
  weight: number;
  template_id: string | null;
  rights_id: string | null;
}

export type ChanceSource = 'daily' | 'signIn' | 'browse' | 'share' | 'grant' | 'order';

export interface LotteryChances {
  chance_id: string;
  lottery_id: string;
  user_id: string;
  day: string;
  source: ChanceSource;
  nth: number;
  commitment: string;
  /** The order that brought it. */
  order_no: string | null;
}

export interface LotterySeeds {
  chance_id: string;
  seed: string;
}

export interface LotteryBrowsing {
  user_id: string;
  lottery_id: string;
  day: string;
  started_at: Date;
}

export interface LotteryDraws {
  chance_id: string;
  user_id: string;
  lottery_id: string;
  version: number;
  seed: string;
  client_seed: string;
  number: number;
  drawn_place: number;
  place: number;
  stock_before: number | null;
  stock_after: number | null;
  card_code: string | null;
  /** Opened for the prize alone: its claim is found there. */
  subscription_id: string | null;
  drawn_at: Date;
}

export interface LotteryTables {
  lotteries: Lotteries;
  lottery_stock: LotteryStock;
  lottery_prizes: LotteryPrizes;
  lottery_chances: LotteryChances;
  lottery_seeds: LotterySeeds;
  lottery_browsing: LotteryBrowsing;
  lottery_draws: LotteryDraws;
}
