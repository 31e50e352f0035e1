import type { Encryption } from '../crypto/encryption.ts';
import type { Tx } from '../db/database.ts';
import { demoControls, demoNumbers, demoSettings } from './numbers.ts';
import { upsertRows } from './upsert-rows.ts';

/** Adds bound numbers and settings of the demo subscribers once; what they changed or released stays so. */
export async function loadNumbers(tx: Tx, encryption: Encryption, now: Date): Promise<void> {
  const controls = demoControls(now);
  const live = await tx
    .selectFrom('users as u')
    .select('u.user_id')
    .where(
      'u.user_id',
      'in',
      controls.map(({ user_id }) => user_id),
    )
    .where('u.closed_at', 'is', null)
    .where((e) =>
      e.not(
        e.exists(
          e.selectFrom('number_controls as c').select('c.user_id').whereRef('c.user_id', '=', 'u.user_id'),
        ),
      ),
    )
    .execute();
  const isNew = ({ user_id }: { readonly user_id: string }) => live.some((user) => user.user_id === user_id);
  await upsertRows(tx, 'managed_numbers', demoNumbers(encryption, now).filter(isNew));
  await upsertRows(tx, 'number_controls', controls.filter(isNew));
  await upsertRows(tx, 'number_settings', demoSettings(now).filter(isNew));
}
