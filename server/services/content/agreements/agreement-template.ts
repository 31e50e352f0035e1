import type { AgreementTemplate } from '#core/contract/common/agreements.shapes.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';

/** The version of an agreement that is in force, or that was read once, and whether the subscriber's consent to it counts. */
export async function agreementTemplate(
  { db, clock }: Deps,
  templateId: string,
  caller: Member | undefined,
  version?: string,
): Promise<AgreementTemplate> {
  const now = clock.now();
  const published = db
    .selectFrom('agreements')
    .selectAll()
    .where('template_id', '=', templateId)
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc');
  const found = await (
    version === undefined ? published : published.where('version', '=', version)
  ).executeTakeFirst();
  if (!found) throw new Refusal('没有找到该协议');
  const agreedAt = caller && (await consentThatCounts(db, caller.userId, { templateId, version, now }));
  return {
    templateId,
    version: found.version,
    title: found.title,
    body: found.body,
    publishedAt: found.published_at.toISOString(),
    agreedAt: agreedAt?.toISOString() ?? null,
  };
}

interface Asked {
  readonly templateId: string;
  readonly version: string | undefined;
  readonly now: Date;
}

/**
 * When the subscriber agreed: to the version that is asked for, otherwise to one that no later version made void. A version
 * that needs a new consent makes all before it void.
 */
async function consentThatCounts(
  db: Db,
  userId: string,
  { templateId, version, now }: Asked,
): Promise<Date | undefined> {
  const consents = db
    .selectFrom('consents as c')
    .innerJoin('agreements as a', (join) =>
      join.onRef('a.template_id', '=', 'c.template_id').onRef('a.version', '=', 'c.version'),
    )
    .select('c.agreed_at')
    .where('c.user_id', '=', userId)
    .where('c.template_id', '=', templateId)
    .where('c.withdrawn_at', 'is', null)
    .where('a.published_at', '<=', now)
    .orderBy('a.published_at', 'desc');
  const counting =
    version === undefined
      ? consents.where(
          sql<boolean>`not exists (select from agreements later where later.template_id = ${templateId}
            and later.needs_consent and later.published_at > a.published_at and later.published_at <= ${now})`,
        )
      : consents.where('c.version', '=', version);
  return (await counting.executeTakeFirst())?.agreed_at;
}
