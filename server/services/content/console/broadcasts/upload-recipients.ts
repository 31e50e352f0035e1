import { sql } from 'kysely';
import { maskedLine, grantLines } from '#core/rules/console/coupons/grant-number.ts';
import type { broadcasts } from '#core/contract/console/messages/broadcasts.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { recipientOf } from '#core/rules/console/broadcasts/recipient-line.ts';
import type { Encryption } from '../../../../crypto/encryption.ts';
import type { Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { actorOf, appendAudit, draftTask } from '../../../operators/public.ts';
import { lockedDraft } from './broadcast-rows.ts';

const maxLines = 20_000;
const maxShown = 50;

interface Entry {
  readonly lineNo: number;
  readonly text: string;
  readonly userId: string | null;
  readonly wrong?: {
    readonly why: 'form' | 'unknown' | 'duplicate';
    readonly fault: string;
    readonly cure: string;
  };
}

/** Checks the list of a draft and stores it sealed, in place of the one before. */
export async function uploadRecipients(
  { db, clock, encryption }: Pick<Deps, 'db' | 'clock' | 'encryption'>,
  { broadcastId, fileName, list }: InputOf<typeof broadcasts.uploadRecipients>,
  call: OperatorCall,
): Promise<DataOf<typeof broadcasts.uploadRecipients>> {
  const now = clock.now();
  const lines = grantLines(list);
  if (lines.length === 0) throw new Refusal('名单里没有号码或用户编号');
  if (lines.length > maxLines)
    throw new Refusal(`一次最多 ${maxLines.toLocaleString('zh-CN')} 行，请分批上传`);
  return db.transaction().execute(async (tx) => {
    const row = await lockedDraft(tx, broadcastId, undefined);
    if (row.audience.kind !== 'list') throw new Refusal('请先把发给谁改成上传的名单');
    const entries = await checkedEntries(tx, encryption, lines);
    const taskId = await draftTask(
      tx,
      {
        kind: 'broadcast-list',
        title: `${row.title}（${fileName}）`,
        input: { broadcastId },
        madeBy: call.caller.operatorId,
        entries: entries.map(({ lineNo, text, userId, wrong }) => ({
          lineNo,
          contentSealed: encryption.mobiles.seal(text.slice(0, 200)),
          userId,
          state: wrong ? 'wrong' : 'ready',
          reason: wrong ? `${wrong.fault}；${wrong.cure}` : '',
        })),
      },
      now,
    );
    const edit = row.edit + 1;
    await tx
      .updateTable('broadcasts')
      .set({ task_id: taskId, edit, fault: '' })
      .where('broadcast_id', '=', broadcastId)
      .execute();
    if (row.task_id !== null)
      await tx
        .deleteFrom('bulk_tasks')
        .where('task_id', '=', row.task_id)
        .where('state', '=', 'draft')
        .execute();
    const counted = (why: string): number => entries.filter(({ wrong }) => wrong?.why === why).length;
    const ready = entries.filter(({ wrong }) => wrong === undefined).length;
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '上传消息名单',
        objectKind: 'broadcast',
        objectKey: broadcastId,
        objectName: row.title,
        changes: [{ field: '名单', before: '', after: `${fileName}，能发 ${ready} 人` }],
      },
      now,
    );
    return {
      fileName,
      total: entries.length,
      ready,
      duplicates: counted('duplicate'),
      wrongForm: counted('form'),
      unknown: counted('unknown'),
      wrong: entries
        .flatMap(({ lineNo, text, wrong }) =>
          wrong ? [{ lineNo, content: maskedLine(text), fault: wrong.fault, cure: wrong.cure }] : [],
        )
        .slice(0, maxShown),
      edit,
    };
  });
}

/** Judges each line: its form, whose it is, and whether the same subscriber came before. One query for all. */
async function checkedEntries(
  tx: Tx,
  { mobiles }: Encryption,
  lines: ReturnType<typeof grantLines>,
): Promise<readonly Entry[]> {
  const read = lines.map(({ lineNo, text }) => {
    const recipient = recipientOf(text);
    const lookup = recipient.kind === 'mobile' ? mobiles.lookup(recipient.mobile) : undefined;
    return { lineNo, text, recipient, lookup };
  });
  const lookups = read.flatMap(({ lookup }) => lookup ?? []);
  const userIds = read.flatMap(({ recipient }) => (recipient.kind === 'userId' ? recipient.userId : []));
  const { rows: known } = await sql<{ user_id: string; mobile_lookup: string }>`
    select user_id, mobile_lookup from users
    where closed_at is null and (mobile_lookup = any(${lookups}::text[]) or user_id = any(${userIds}::text[]))`.execute(
    tx,
  );
  const ids = new Set(known.map(({ user_id }) => user_id));
  const idOfNumber = new Map(known.map(({ user_id, mobile_lookup }) => [mobile_lookup, user_id]));
  const firstLine = new Map<string, number>();
  return read.map(({ lineNo, text, recipient, lookup }): Entry => {
    if (recipient.kind === 'wrong')
      return {
        lineNo,
        text,
        userId: null,
        wrong: { why: 'form', fault: recipient.fault, cure: recipient.cure },
      };
    const named = recipient.kind === 'userId' ? recipient.userId : idOfNumber.get(lookup ?? '');
    if (named === undefined || !ids.has(named))
      return {
        lineNo,
        text,
        userId: null,
        wrong: { why: 'unknown', fault: '没有这个用户', cure: '没有登录过或已注销，请核对' },
      };
    const earlier = firstLine.get(named);
    if (earlier !== undefined)
      return {
        lineNo,
        text,
        userId: null,
        wrong: { why: 'duplicate', fault: `与第 ${earlier} 行是同一个用户`, cure: '只发一条' },
      };
    firstLine.set(named, lineNo);
    return { lineNo, text, userId: named };
  });
}
