import { recordSignIn } from '#server/services/activities/public.ts';
import { signIns } from '../data/accounts.ts';
import type { LoadContext } from '../load-context.ts';

const dayMs = 86_400_000;

/** Adds past sign-ins once, for demo accounts that are open and have none yet. */
export async function addSignIns({ tx, now }: LoadContext): Promise<void> {
  const ids = signIns.map(([userId]) => userId);
  const live = await tx
    .selectFrom('users')
    .select('user_id')
    .where('user_id', 'in', ids)
    .where('closed_at', 'is', null)
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute();
  const known = await tx
    .selectFrom('cash_sign_ins')
    .select('user_id')
    .distinct()
    .where('user_id', 'in', ids)
    .execute();
  for (const [userId, daysAgo] of signIns) {
    const of = ({ user_id }: { readonly user_id: string }) => user_id === userId;
    if (!live.some(of) || known.some(of)) continue;
    for (const days of daysAgo) await recordSignIn(tx, userId, new Date(now.getTime() - days * dayMs));
  }
}
