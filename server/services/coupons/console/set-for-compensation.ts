import type { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { Refusal } from '../../../http/refusal.ts';
import { actorOf, appendAudit } from '../../operators/public.ts';
import { templateById, worthOf } from '../offers/template-by-id.ts';

/** Lets the service desk give a coupon, or no longer; what was given stays. A new version is as the one before it. */
export async function setForCompensation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { templateId, isForCompensation, reason }: InputOf<typeof couponConsole.setForCompensation>,
  call: OperatorCall,
): Promise<null> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const template = await templateById(tx, templateId);
    if (isForCompensation && worthOf(template) <= 0) throw new Refusal('没有面值的券不能用来补偿');
    if (isForCompensation && template.valid_until !== null)
      throw new Refusal('固定日期的券不能用来补偿，用户收到时可能已过期');
    const changed = await tx
      .updateTable('coupon_templates')
      .set({ for_compensation: isForCompensation })
      .where('template_id', '=', templateId)
      .where('for_compensation', '<>', isForCompensation)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n)
      throw new Refusal(isForCompensation ? '已经可以用来补偿了' : '已经不能用来补偿了');
    const words = (marked: boolean): string => (marked ? '可以' : '不可以');
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: isForCompensation ? '券可用于补偿' : '券不再用于补偿',
        objectKind: 'coupon',
        objectKey: templateId,
        objectName: template.title,
        changes: [{ field: '用于补偿', before: words(!isForCompensation), after: words(isForCompensation) }],
        reason,
      },
      now,
    );
  });
  return null;
}
