import type { Agreement } from '#core/contract/fields.ts';
import type { Tx } from '../../../db/database.ts';
import { recordConsent } from '../../content/public.ts';

/** One checkbox covers the terms of service and the privacy policy. */
const agreedTogether: Readonly<Record<string, readonly string[]>> = { 'user-service': ['privacy'] };

/** Records the consent to the given agreement and to those it covers, in their current versions. */
export async function recordSignInConsent(
  tx: Tx,
  userId: string,
  agreement: Agreement,
  now: Date,
): Promise<void> {
  await recordConsent(tx, userId, agreement, now);
  for (const templateId of agreedTogether[agreement.templateId] ?? []) {
    const newest = await tx
      .selectFrom('agreements')
      .select('version')
      .where('template_id', '=', templateId)
      .where('published_at', '<=', now)
      .orderBy('published_at', 'desc')
      .executeTakeFirst();
    if (newest) await recordConsent(tx, userId, { templateId, version: newest.version }, now);
  }
}
