export interface Favourites {
  user_id: string;
  goods_id: string;
  sku_id: string;
  /** The lowest price when it was added. */
  price_fen: number;
  added_at: Date;
}

export interface BrowseHistory {
  user_id: string;
  goods_id: string;
  sku_id: string;
  seen_at: Date;
}

/** A subscriber waits for a sku to be in stock again; the row is removed when the message is sent. */
export interface StockReminders {
  user_id: string;
  sku_id: string;
  asked_at: Date;
  /** The lease: a message that is being sent is due again after it. */
  due_at: Date;
}

export interface SavedGoodsTables {
  favourites: Favourites;
  browse_history: BrowseHistory;
  stock_reminders: StockReminders;
}
