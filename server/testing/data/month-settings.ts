import type { TestServer } from '../test-server.ts';

/** Stores settings of 本月权益 for a subscriber, with nothing automatic and no reminder. */
export async function monthSettings(server: TestServer, userId: string): Promise<void> {
  await server.db
    .insertInto('month_settings')
    .values({
      user_id: userId,
      auto_claim: 'off',
      remind_day: null,
      saved_at: server.now(),
      claim_at: null,
      notify_at: null,
      remind_at: null,
      reminded_cycle: null,
    })
    .execute();
}
