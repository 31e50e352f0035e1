import { sql, type RawBuilder } from 'kysely';
import { rightsName } from '#core/rules/messages/claim-messages.ts';
import type { MessageTopic } from '#core/contract/user/message-kinds.ts';
import type { MallPageId } from '#core/site/pages.ts';

interface ClaimMessageParts {
  readonly topic: MessageTopic;
  readonly now: Date;
  readonly title: RawBuilder<unknown>;
  readonly text: RawBuilder<unknown>;
}

const resultPage: MallPageId = 'receiveResult';

/** Inserts a message for each settled claim of the CTE `ended` (claim_id, user_id, rights_id), as a part of the statement that settles them. */
export const claimMessages = (
  ended: RawBuilder<unknown>,
  { topic, now, title, text }: ClaimMessageParts,
) => sql`
  insert into messages (user_id, source, kind, topic, title, text, subject, link, published_at)
  select e.user_id, 'claim ' || e.claim_id, 'rights', ${topic}::text, replace(${title}, ${rightsName}, r.show_name), ${text},
    jsonb_build_object('picUrl', r.pic_url, 'title', r.show_name, 'line', p.name),
    jsonb_build_object('page', ${resultPage}::text, 'query', jsonb_build_object('claimId', e.claim_id)), ${now}
  from ${ended} e join rights r using (rights_id) join right_groups g using (group_id) join products p using (product_id)
  on conflict (user_id, source) do nothing`;
