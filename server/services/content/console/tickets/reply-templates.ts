import type { ticketDesk } from '#core/contract/console/service/tickets/tickets.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { templateFault } from '#core/rules/console/service/tickets/reply-template.ts';
import { ticketTopicNames } from '#core/rules/console/service/tickets/ticket-acts.ts';
import type { TicketTopic } from '#core/contract/console/service/tickets/ticket-states.ts';
import type { Tx } from '../../../../db/database.ts';
import { isUniqueViolation } from '../../../../db/sql-state.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../../http/refusal.ts';
import { newId } from '../../../../http/secrets.ts';
import { actorOf, appendAudit } from '../../../operators/public.ts';
import { operatorNames } from './operator-names.ts';
import { refuseNumbers } from './ticket-acts.ts';

type Call<Name extends keyof typeof ticketDesk> = (typeof ticketDesk)[Name];

/** At most some dozens: all of them, those in use first. */
export async function replyTemplates({ db }: Pick<Deps, 'db'>): Promise<DataOf<Call<'replyTemplates'>>> {
  const rows = await db
    .selectFrom('reply_templates as t')
    .leftJoin('operators as o', 'o.operator_id', 't.changed_by')
    .select(['t.template_id', 't.title', 't.topic', 't.text', 't.is_active', 't.edit'])
    .select(['o.name', 't.changed_at'])
    .orderBy('t.is_active', 'desc')
    .orderBy('t.title')
    .orderBy('t.template_id')
    .limit(maxTemplates)
    .execute();
  return {
    rows: rows.map((row) => ({
      templateId: row.template_id,
      title: row.title,
      topic: row.topic,
      text: row.text,
      isActive: row.is_active,
      edit: row.edit,
      changedBy: row.name,
      changedAt: row.changed_at.toISOString(),
    })),
  };
}

const maxTemplates = 200;

/** Saves a text for answers. Of two who saved the same one, the second is told who was first and overwrites nothing. */
export async function saveReplyTemplate(
  { db, clock }: Deps,
  input: InputOf<Call<'saveReplyTemplate'>>,
  call: OperatorCall,
): Promise<DataOf<Call<'saveReplyTemplate'>>> {
  const fault = templateFault(input.text);
  if (fault !== undefined) throw new Refusal(fault);
  refuseNumbers(input.text);
  const now = clock.now();
  try {
    return await db.transaction().execute((tx) => save(tx, input, call, now));
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal(`已经有叫“${input.title}”的模板`);
    throw error;
  }
}

async function save(
  tx: Tx,
  { templateId, edit, title, topic, text, isActive }: InputOf<Call<'saveReplyTemplate'>>,
  call: OperatorCall,
  now: Date,
): Promise<DataOf<Call<'saveReplyTemplate'>>> {
  const values = { title, topic, text, is_active: isActive };
  const changed = { changed_by: call.caller.operatorId, changed_at: now };
  const old =
    templateId === undefined
      ? undefined
      : await tx
          .selectFrom('reply_templates')
          .select(['title', 'topic', 'text', 'is_active', 'edit', 'changed_by', 'changed_at'])
          .where('template_id', '=', templateId)
          .forUpdate()
          .executeTakeFirst();
  if (templateId !== undefined && !old) throw new NotFound('没有这个模板');
  if (old && old.edit !== edit) {
    const names = await operatorNames(tx, old.changed_by === null ? [] : [old.changed_by]);
    return {
      kind: 'changed-before',
      by: names.get(old.changed_by ?? '') ?? '系统',
      at: old.changed_at.toISOString(),
    };
  }
  const id = templateId ?? newId();
  if (old)
    await tx
      .updateTable('reply_templates')
      .set({ ...values, ...changed, edit: old.edit + 1 })
      .where('template_id', '=', id)
      .execute();
  else {
    const { templates } = await tx
      .selectFrom('reply_templates')
      .select((e) => e.fn.countAll<number>().as('templates'))
      .executeTakeFirstOrThrow();
    if (templates >= maxTemplates) throw new Refusal(`模板最多${maxTemplates}个，请改用已有的`);
    await tx
      .insertInto('reply_templates')
      .values({ template_id: id, ...values, ...changed })
      .execute();
  }
  await appendAudit(
    tx,
    actorOf(call),
    {
      act: old ? '修改回复模板' : '新建回复模板',
      objectKind: 'reply-template',
      objectKey: id,
      objectName: title,
      changes: changesOf(old, values),
    },
    now,
  );
  return { kind: 'saved', templateId: id };
}

interface Values {
  readonly title: string;
  readonly topic: TicketTopic | null;
  readonly text: string;
  readonly is_active: boolean;
}
const fields = [
  ['标题', ({ title }: Values) => title],
  ['主题', ({ topic }: Values) => (topic === null ? '全部' : ticketTopicNames[topic])],
  ['内容', ({ text }: Values) => text],
  ['状态', ({ is_active }: Values) => (is_active ? '在用' : '已停用')],
] as const;

const changesOf = (old: Values | undefined, values: Values) =>
  fields
    .map(([field, text]) => ({ field, before: old ? text(old) : '', after: text(values) }))
    .filter(({ before, after }) => before !== after);
