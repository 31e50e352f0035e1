import type { DataOf } from '#core/contract/endpoint.ts';
import type { agreements } from '#core/contract/common/agreements.ts';
import { requiredAgreements } from '#core/rules/agreements/required-agreements.ts';
import type { Deps } from '../../../deps.ts';
import type { Call, Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';

type Consents = DataOf<typeof agreements.myConsents>;

/** The consents in force, newest first; of several versions of an agreement the newest. */
export async function myConsents({ db }: Pick<Deps, 'db'>, userId: string): Promise<Consents> {
  const rows = await db
    .selectFrom('consents as c')
    .innerJoin('agreements as a', (join) =>
      join.onRef('a.template_id', '=', 'c.template_id').onRef('a.version', '=', 'c.version'),
    )
    .distinctOn('c.template_id')
    .select(['c.template_id', 'c.version', 'c.agreed_at', 'a.title'])
    .where('c.user_id', '=', userId)
    .where('c.withdrawn_at', 'is', null)
    .orderBy('c.template_id')
    .orderBy('c.agreed_at', 'desc')
    .execute();
  return rows
    .sort((one, other) => other.agreed_at.getTime() - one.agreed_at.getTime())
    .map(({ template_id, version, agreed_at, title }) => ({
      templateId: template_id,
      version,
      title,
      agreedAt: agreed_at.toISOString(),
      required: requiredAgreements.includes(template_id),
    }));
}

/** Withdraws the consent to all versions of an agreement; a repetition is no error. */
export async function withdrawConsent(
  { db, clock, securityLog }: Deps,
  { caller, ip }: Call<Member>,
  templateId: string,
): Promise<Consents> {
  if (requiredAgreements.includes(templateId))
    throw new Refusal('这项协议是使用账号的前提，不再同意请注销账号');
  const { userId, mobile } = caller;
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('consents')
      .set({ withdrawn_at: clock.now() })
      .where('user_id', '=', userId)
      .where('template_id', '=', templateId)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n)
      await securityLog.record(tx, {
        kind: 'account',
        what: 'consent-withdrawn',
        ip,
        userId,
        mobile,
        detail: templateId,
      });
  });
  return myConsents({ db }, userId);
}
