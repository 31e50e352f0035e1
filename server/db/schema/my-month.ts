/** What a subscriber wants done about the month without being asked. */
export interface MonthSettings {
  user_id: string;
  auto_claim: 'off' | 'all' | 'selected';
  remind_day: number | null;
  saved_at: Date;
  /** When there is next something to claim, to tell, to remind of; what is due belongs to whoever moves it first. */
  claim_at: Date | null;
  notify_at: Date | null;
  remind_at: Date | null;
  /** The month of the last reminder. */
  reminded_cycle: string | null;
}

export interface MonthPicks {
  user_id: string;
  subscription_id: string;
  rights_id: string;
}

/** What came of one right that was to be claimed automatically; without claim and reason, it was begun and its end is not known. */
export interface MonthOutcomes {
  user_id: string;
  cycle: string;
  subscription_id: string;
  rights_id: string;
  claim_id: string | null;
  /** Why there is no claim. */
  reason: string;
  tries: number;
  tried_at: Date;
  notified_at: Date | null;
}

export interface MyMonthTables {
  month_settings: MonthSettings;
  month_picks: MonthPicks;
  month_outcomes: MonthOutcomes;
}
