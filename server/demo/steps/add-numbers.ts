import { ofOpenAccounts, type LoadContext } from '../load-context.ts';
import { demoControls, demoNumbers, demoSettings } from '../rows/numbers.ts';
import { upsertRows } from '../upsert-rows.ts';

/** Adds bound numbers and settings of the demo subscribers once; what they changed or released stays so. */
export async function addNumbers({ tx, encryption, now }: LoadContext): Promise<void> {
  const controls = await ofOpenAccounts(tx, demoControls(now));
  const known = await tx.selectFrom('number_controls').select('user_id').distinct().execute();
  const isNew = ({ user_id }: { readonly user_id: string }) =>
    controls.some((row) => row.user_id === user_id) && !known.some((row) => row.user_id === user_id);
  await upsertRows(tx, 'managed_numbers', demoNumbers(encryption, now).filter(isNew));
  await upsertRows(tx, 'number_controls', controls.filter(isNew));
  await upsertRows(tx, 'number_settings', demoSettings(now).filter(isNew));
}
