import { sql } from 'kysely';
import { ofOpenAccounts, type LoadContext } from '../load-context.ts';
import { demoNewSubscriptions } from '../rows/subscriptions.ts';

/** Subscriptions "opened this month" are moved to the current month until something was claimed from them or they ended. */
export async function reopenThisMonth({ tx, now }: LoadContext): Promise<void> {
  const subscriptions = await ofOpenAccounts(tx, demoNewSubscriptions(now));
  await sql`
    update subscriptions s set opened_at = f.opened_at from jsonb_populate_recordset(null::subscriptions, ${JSON.stringify(subscriptions)}::jsonb) f
    where s.subscription_id = f.subscription_id and s.opened_at <> f.opened_at and s.ends_at is null
      and not exists (select from claims c where c.subscription_id = s.subscription_id)`.execute(tx);
}
