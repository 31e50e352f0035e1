import type { broadcasts } from '#core/contract/console/messages/broadcasts.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { audienceFault, audienceText } from '#core/rules/console/broadcasts/broadcast-audience.ts';
import { topicOf } from '#core/rules/console/broadcasts/broadcast-topics.ts';
import { messageLink } from '#core/rules/console/broadcasts/message-link.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { newId } from '../../../../http/secrets.ts';
import { actorOf, appendAudit } from '../../../operators/public.ts';
import { checkLinks } from '../kinds/check-links.ts';
import type { ContentDeps } from '../kinds/entity-kind.ts';
import { lockedDraft, productNames, type Broadcast } from './broadcast-rows.ts';

type Sent = InputOf<typeof broadcasts.saveBroadcast>;

/** Stores a draft: nobody receives anything. */
export async function saveBroadcast(
  deps: ContentDeps,
  { broadcastId, edit, ...sent }: Sent,
  call: OperatorCall,
): Promise<DataOf<typeof broadcasts.saveBroadcast>> {
  const { db, clock } = deps;
  const fault = audienceFault(sent.audience);
  if (fault !== undefined) throw new Refusal(fault);
  const target = await targetOf(deps, sent);
  const now = clock.now();
  const products = await productNames(db);
  const values = { ...sent, audience: JSON.stringify(sent.audience), target };
  return db.transaction().execute(async (tx) => {
    const before = broadcastId === undefined ? undefined : await lockedDraft(tx, broadcastId, edit);
    const saved = before
      ? await tx
          .updateTable('broadcasts')
          .set({ ...values, edit: before.edit + 1, fault: '' })
          .where('broadcast_id', '=', before.broadcast_id)
          .returning(['broadcast_id', 'edit'])
          .executeTakeFirstOrThrow()
      : await tx
          .insertInto('broadcasts')
          .values({
            ...values,
            broadcast_id: newId(),
            state: 'draft',
            send_at: null,
            proposal_id: null,
            recipients: null,
            task_id: null,
            made_by: call.caller.operatorId,
            made_at: now,
            started_at: null,
            withdrawn_at: null,
            withdrawn_by: null,
          })
          .returning(['broadcast_id', 'edit'])
          .executeTakeFirstOrThrow();
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '保存消息草稿',
        objectKind: 'broadcast',
        objectKey: saved.broadcast_id,
        objectName: sent.title,
        changes: changesOf(before, sent, products),
      },
      now,
    );
    return { broadcastId: saved.broadcast_id, edit: saved.edit };
  });
}

/** Links obey the rule of all content; a message leads to pages of the product alone, which each mall resolves for its reader. */
async function targetOf(
  deps: ContentDeps,
  { link, title }: Pick<Sent, 'link' | 'title'>,
): Promise<string | null> {
  if (link === '') return null;
  const { result, text } = await checkLinks(deps, [{ name: title, link }]);
  if (result === 'fail') throw new Refusal(text);
  const target = messageLink(link, { base: deps.base, ownOrigins: deps.origins.own() });
  if (!target) throw new Refusal('消息只能链接到本产品的页面');
  return JSON.stringify(target);
}

type Texts = Pick<Broadcast, 'topic' | 'title' | 'text' | 'link' | 'audience'>;

/** Field by field, what a draft says. */
export function changesOf(
  before: Texts | undefined,
  after: Texts,
  products: readonly (readonly [string, string])[],
) {
  const fields: readonly (readonly [name: string, read: (of: Texts) => string])[] = [
    ['类型', ({ topic }) => topicOf[topic].name],
    ['标题', ({ title }) => title],
    ['内容', ({ text }) => text],
    ['去哪儿', ({ link }) => link],
    ['发给', ({ audience }) => audienceText(audience, products)],
  ];
  return fields
    .map(([field, read]) => ({ field, before: before ? read(before) : '', after: read(after) }))
    .filter((change) => change.before !== change.after);
}
