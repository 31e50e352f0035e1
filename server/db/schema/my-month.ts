/** A subscriber's settings for automatic claims and reminders. The row is also the job. */
export interface MonthSettings {
  user_id: string;
  auto_claim: 'off' | 'all' | 'selected';
  remind_day: number | null;
  saved_at: Date;
  /** When the next claim, notice and reminder are due. The instance that moves a time on does the work. */
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

/** The outcome of one automatic claim. Without claim and reason it was begun and its end is unknown. */
export interface MonthOutcomes {
  user_id: string;
  cycle: string;
  subscription_id: string;
  rights_id: string;
  claim_id: string | null;
  /** Why nothing was claimed. */
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
