import type { Tx } from '../../../db/database.ts';

/** Ends the management of all numbers of a closed account. Rows stay until the network has dropped their access times. */
export async function forgetNumbers(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.deleteFrom('number_settings').where('user_id', '=', userId).execute();
  await tx
    .updateTable('managed_numbers')
    .set({ released_at: now, slot: null })
    .where('user_id', '=', userId)
    .where('released_at', 'is', null)
    .execute();
  await tx
    .updateTable('number_controls')
    .set((e) => ({
      alert_on: false,
      blocked_kinds: [],
      policy_version: e('policy_version', '+', 1),
      push_at: now,
    }))
    .where('user_id', '=', userId)
    .execute();
}
