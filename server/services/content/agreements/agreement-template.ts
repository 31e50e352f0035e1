import type { AgreementTemplate } from '#core/contract/common/agreements.shapes.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';

/** The current version of an agreement, and whether the subscriber has accepted it. */
export async function agreementTemplate(
  { db, clock }: Deps,
  templateId: string,
  caller: Member | undefined,
): Promise<AgreementTemplate> {
  const found = await db
    .selectFrom('agreements')
    .selectAll()
    .where('template_id', '=', templateId)
    .where('published_at', '<=', clock.now())
    .orderBy('published_at', 'desc')
    .executeTakeFirst();
  if (!found) throw new Refusal('没有找到该协议');
  const consent =
    caller &&
    (await db
      .selectFrom('consents')
      .select('agreed_at')
      .where('user_id', '=', caller.userId)
      .where('template_id', '=', templateId)
      .where('version', '=', found.version)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst());
  return {
    templateId,
    version: found.version,
    title: found.title,
    body: found.body,
    publishedAt: found.published_at.toISOString(),
    agreedAt: consent?.agreed_at.toISOString() ?? null,
  };
}
