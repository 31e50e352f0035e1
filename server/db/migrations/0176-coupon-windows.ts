import { sql } from 'kysely';
import type { DeclaredMigration } from '../migration-effect.ts';

/** A coupon with a fixed window may begin later than it is received (docs/decisions/0176). */
export const couponWindows: DeclaredMigration = {
  effect: 'expands',
  up: async (db) => {
    await sql`
      alter table coupon_templates add column valid_from timestamptz,
        add check (valid_from is null or (valid_until is not null and valid_until > valid_from));
    `.execute(db);
  },
};
