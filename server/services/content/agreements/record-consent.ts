import type { Agreement } from '#core/contract/fields.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { Refusal } from '../../../http/refusal.ts';

/** Refuses an agreement that is not published. Called before a one-time code or proof is spent. */
export async function checkAgreement(
  db: Db | Tx,
  { templateId, version }: Agreement,
  now: Date,
): Promise<void> {
  const known = await db
    .selectFrom('agreements')
    .select('template_id')
    .where('template_id', '=', templateId)
    .where('version', '=', version)
    .where('published_at', '<=', now)
    .executeTakeFirst();
  if (!known) throw new Refusal('协议已更新，请阅读最新版本后再同意');
}

/** Records a consent. A repetition keeps the first time; after a withdrawal it is a new consent. */
export async function recordConsent(
  db: Db | Tx,
  userId: string,
  { templateId, version }: Agreement,
  now: Date,
): Promise<Date> {
  await checkAgreement(db, { templateId, version }, now);
  await db
    .insertInto('consents')
    .values({ user_id: userId, template_id: templateId, version, agreed_at: now, withdrawn_at: null })
    .onConflict((c) =>
      c
        .columns(['user_id', 'template_id', 'version'])
        .doUpdateSet({ agreed_at: now, withdrawn_at: null })
        .where('consents.withdrawn_at', 'is not', null),
    )
    .execute();
  const { agreed_at } = await db
    .selectFrom('consents')
    .select('agreed_at')
    .where('user_id', '=', userId)
    .where('template_id', '=', templateId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return agreed_at;
}
