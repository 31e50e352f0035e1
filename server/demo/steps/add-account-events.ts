import { accountEvents } from '../data/account-events.ts';
import type { LoadContext } from '../load-context.ts';
import { ofOpenAccounts } from '../load-context.ts';

const hourMs = 3_600_000;

/** Past sign-ins of demo accounts that have none in the security log yet. */
export async function addAccountEvents({ tx, now, encryption }: LoadContext): Promise<void> {
  const rows = await ofOpenAccounts(
    tx,
    accountEvents.map(([user_id, hoursAgo, kind, what, detail]) => ({
      user_id,
      hoursAgo,
      kind,
      what,
      detail,
    })),
  );
  const known = await tx.selectFrom('security_log').select('user_id').distinct().execute();
  const users = await tx
    .selectFrom('users')
    .select(['user_id', 'mobile_sealed', 'mobile_lookup'])
    .where('user_id', 'in', [...new Set(rows.map(({ user_id }) => user_id))])
    .execute();
  for (const { user_id, hoursAgo, kind, what, detail } of rows) {
    const user = users.find((each) => each.user_id === user_id);
    if (!user || known.some((each) => each.user_id === user_id)) continue;
    const mobile = encryption.mobiles.open(user.mobile_sealed);
    await tx
      .insertInto('security_log')
      .values({
        at: new Date(now.getTime() - hoursAgo * hourMs),
        kind,
        what,
        user_id,
        mobile_masked: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
        mobile_lookup: user.mobile_lookup,
        ip: '10.60.0.8',
        times: 1,
        detail,
      })
      .execute();
  }
}
