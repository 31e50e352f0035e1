import type { agreementConsole } from '#core/contract/console/messages/agreements.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { actorOf, appendAudit } from '../../../operators/public.ts';
import { lockAgreement } from './agreement-lists.ts';

/** Takes back a version that is not in force yet, by one person: nobody can have agreed to it. */
export async function cancelAgreement(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { templateId, version, reason }: InputOf<typeof agreementConsole.cancelAgreement>,
  call: OperatorCall,
): Promise<null> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    await lockAgreement(tx, templateId);
    const removed = await tx
      .deleteFrom('agreements')
      .where('template_id', '=', templateId)
      .where('version', '=', version)
      .where('published_at', '>', now)
      .returning(['title', 'published_at'])
      .executeTakeFirst();
    if (!removed) throw new Refusal('这一版已经生效或已经撤销，生效的要用新版本来改');
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '撤销协议版本',
        objectKind: 'agreement',
        objectKey: templateId,
        objectName: `${removed.title} ${version}`,
        changes: [{ field: '生效', before: chinaMinute(removed.published_at.getTime()), after: '已撤销' }],
        reason,
      },
      now,
    );
  });
  return null;
}
