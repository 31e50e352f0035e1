import { sql } from 'kysely';
import type { DeclaredMigration } from '../migration-effect.ts';

/** Orders found by their activity (docs/decisions/0140); those of sessions have an index already. */
export const ordersOfActivities: DeclaredMigration = {
  effect: 'expands',
  up: async (db) => {
    await sql`
      create index buy_groups_by_activity on buy_groups (activity_id);
      create index promotion_uses_by_promotion on promotion_uses (promotion_id);
      create index order_cards_by_card on order_cards (card_code);
    `.execute(db);
  },
};
