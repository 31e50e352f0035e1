import { sql } from 'kysely';
import type { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { maskedLine } from '#core/rules/console/coupons/grant-number.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { Refusal } from '../../../http/refusal.ts';
import { draftTask } from '../../operators/public.ts';
import { limitIn } from '../../platform/public.ts';
import { checkGrantList, type GrantFault } from './check-grant-list.ts';
import { templateById, worthOf } from '../offers/template-by-id.ts';

const maxLines = 20_000;
const maxShown = 50;

/** Checks an uploaded list and stores it sealed; grants nothing. */
export async function uploadGrantList(
  { db, clock, encryption }: Pick<Deps, 'db' | 'clock' | 'encryption'>,
  { templateId, fileName, list, skipOwners }: InputOf<typeof couponConsole.uploadGrantList>,
  { caller }: OperatorCall,
): Promise<DataOf<typeof couponConsole.uploadGrantList>> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const template = await templateById(tx, templateId);
    const checked = await checkGrantList(tx, encryption, { list, templateId, skipOwners }, now);
    if (checked.length === 0) throw new Refusal('名单里没有号码');
    if (checked.length > maxLines)
      throw new Refusal(`一次最多 ${maxLines.toLocaleString('zh-CN')} 行，请分批上传`);
    const taskId = await draftTask(
      tx,
      {
        kind: 'coupon-grant',
        title: `${template.title}（${fileName}）`,
        input: { templateId },
        madeBy: caller.operatorId,
        entries: checked.map(({ lineNo, text, userId, wrong }) => ({
          lineNo,
          contentSealed: encryption.mobiles.seal(text.slice(0, 200)),
          userId,
          state: wrong ? 'wrong' : 'ready',
          reason: wrong ? `${wrong.fault}；${wrong.cure}` : '',
        })),
      },
      now,
    );
    const counted = (why: GrantFault): number => checked.filter(({ wrong }) => wrong?.why === why).length;
    const ready = checked.filter(({ wrong }) => wrong === undefined).length;
    const maxFen = ready * worthOf(template);
    const usePercent = await usedPercent(tx, templateId);
    return {
      taskId,
      fileName,
      total: checked.length,
      ready,
      duplicates: counted('duplicate'),
      notNumbers: counted('notNumber'),
      unknown: counted('unknown'),
      otherProvince: counted('otherProvince'),
      owners: counted('owner'),
      wrong: checked
        .flatMap(({ lineNo, text, wrong }) =>
          wrong ? [{ lineNo, content: maskedLine(text), fault: wrong.fault, cure: wrong.cure }] : [],
        )
        .slice(0, maxShown),
      maxFen,
      expectedFen: Math.round((maxFen * usePercent) / 100),
      usePercent,
      needsApproval: maxFen > (await limitIn(tx, 'grant.aloneFen')),
    };
  });
}

/** Of 100 coupons of the template so many were used; without a history all are expected to be. */
export async function usedPercent(db: Db | Tx, templateId: string): Promise<number> {
  const { rows } = await sql<{ granted: number; used: number }>`
    select count(*)::integer as granted, (count(*) filter (where state = 'used'))::integer as used
    from user_coupons where template_id = ${templateId}`.execute(db);
  const { granted = 0, used = 0 } = rows[0] ?? {};
  return granted === 0 ? 100 : Math.round((used * 100) / granted);
}
