import type { phoneManage } from '#core/contract/content/phone-manage.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { names } from '#core/config/names.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import { maxDeputyNumbers } from '#core/rules/number/flow-settings.ts';
import type { Deps } from '../../../deps.ts';
import type { Call, Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { newId } from '../../../http/secrets.ts';
import { spendCode } from '../../platform/public.ts';
import { bindPurpose, bindRefusal, bindTicket } from './bind-refusal.ts';
import { changeControls, lockControls } from './controls.ts';
import { mainNumber, numberView, ownNumbers } from './own-numbers.ts';
import { pushPolicy } from './push-policies.ts';

type Numbers = DataOf<typeof phoneManage.bindNumber>;

/** Binds a number whose holder gave the code, or releases a bound one. */
export async function bindNumber(
  deps: Deps,
  call: Call<Member>,
  input: InputOf<typeof phoneManage.bindNumber>,
): Promise<Numbers> {
  const { caller } = call;
  if (input.action === 'bind') await bind(deps, caller, input);
  else await release(deps, caller, input.numberId);
  return { numbers: (await ownNumbers(deps, caller)).map(numberView) };
}

async function bind(
  deps: Deps,
  caller: Member,
  { mobile, smsCode, label }: Extract<InputOf<typeof phoneManage.bindNumber>, { action: 'bind' }>,
): Promise<void> {
  const { db, clock, encryption } = deps;
  const reason = await bindRefusal(deps, caller, mobile);
  if (reason) throw new Refusal(reason);
  if (!(await spendCode(deps, bindPurpose, { mobile, code: smsCode, ticket: bindTicket(caller) })))
    throw new Refusal('验证码不正确，请核对后重新输入');
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    await lockControls(tx, caller.userId, mainNumber, now);
    const taken = await tx
      .selectFrom('managed_numbers')
      .select(['slot', 'mobile_lookup'])
      .where('user_id', '=', caller.userId)
      .where('released_at', 'is', null)
      .execute();
    const lookup = encryption.mobiles.lookup(mobile);
    if (taken.some((row) => row.mobile_lookup === lookup)) return; // a repetition meanwhile
    const slot = [1, 2, 3, 4, 5].find((each) => !taken.some((row) => row.slot === each));
    if (slot === undefined) throw new Refusal(`最多绑定${maxDeputyNumbers}个副号`);
    await tx
      .insertInto('managed_numbers')
      .values({
        number_id: newId(),
        user_id: caller.userId,
        mobile_sealed: encryption.mobiles.seal(mobile),
        mobile_lookup: lookup,
        label: label ?? '副号',
        slot,
        bound_at: now,
        released_at: null,
      })
      .execute();
  });
  // Its holder is informed, because the code may have been passed on unread.
  await deps.sms.send({
    mobile,
    channel: 'sms',
    text: `【${names.product}】您的号码已由${maskMobile(caller.mobile)}绑定为副号，对方可以查看流量并设置上网时段。不同意请拨打${names.hotline}解除。`,
  });
}

/** Releases a number at once; the network drops its access times as soon as it answers. */
async function release(deps: Deps, caller: Member, numberId: string): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const released = await db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('managed_numbers')
      .set({ released_at: now, slot: null })
      .where('number_id', '=', numberId)
      .where('user_id', '=', caller.userId)
      .where('released_at', 'is', null)
      .returning('number_id')
      .executeTakeFirst();
    if (!row) return false;
    await lockControls(tx, caller.userId, numberId, now);
    await tx
      .deleteFrom('number_settings')
      .where('user_id', '=', caller.userId)
      .where('number_id', '=', numberId)
      .execute();
    await changeControls(
      tx,
      { userId: caller.userId, numberId },
      { alert_on: false, blocked_kinds: [], affects: 'access', now },
    );
    return true;
  });
  if (!released) throw new Refusal('该号码未绑定，或已经解除绑定');
  await pushPolicy(deps, { user_id: caller.userId, number_id: numberId });
}
