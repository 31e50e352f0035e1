import type { Generated } from 'kysely';

export interface Lotteries {
  lottery_id: string;
  /** The version of prizes that is drawn from. */
  version: number;
  daily_chances: number;
  rules: Generated<string[]>;
  begins_at: Date;
  ends_at: Date;
  stopped_at: Date | null;
  /** 'budget': used up, so that it stopped by itself. */
  stopped_for: 'operator' | 'budget' | null;
  /** null: the wheel's own name. */
  name: string | null;
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
  /** What a unit costs. */
  cost_fen: Generated<number>;
}

/** An approved version: when it takes effect, and whether it did. */
export interface LotteryVersions {
  lottery_id: string;
  version: number;
  takes_effect_at: Date;
  state: 'planned' | 'started' | 'replaced';
  approved_at: Date;
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
  /** By the statement or a trigger (0204); null in rows of before that are not filled yet. */
  subscriber_id: string | null;
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

/** What a lottery or daily cash may cost; without a row there is no limit. */
export interface ActivityBudgets {
  kind: 'lottery' | 'cash';
  activity_id: string;
  budget_fen: number;
  spent_fen: Generated<number>;
}

export interface LotteryTables {
  activity_budgets: ActivityBudgets;
  lotteries: Lotteries;
  lottery_stock: LotteryStock;
  lottery_versions: LotteryVersions;
  lottery_prizes: LotteryPrizes;
  lottery_chances: LotteryChances;
  lottery_seeds: LotterySeeds;
  lottery_browsing: LotteryBrowsing;
  lottery_draws: LotteryDraws;
}
