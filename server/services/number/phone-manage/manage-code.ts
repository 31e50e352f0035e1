import type { phoneManage } from '#core/contract/content/phone-manage.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { Deps } from '../../../deps.ts';
import type { Call, Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { sendCode } from '../../platform/public.ts';
import { bindPurpose, bindRefusal, bindTicket } from './bind-refusal.ts';
import { businessPurpose, businessTicket, checkedBusiness } from './business-check.ts';
import { ownNumber } from './own-numbers.ts';

/** Sends the code to the number being bound, or to the one whose offer changes. */
export async function sendManageCode(
  deps: Deps,
  call: Call<Member>,
  input: InputOf<typeof phoneManage.sendManageCode>,
): Promise<DataOf<typeof phoneManage.sendManageCode>> {
  const { caller } = call;
  const { resendInSeconds, expiresInSeconds } = await sendCode(
    deps,
    { channel: 'sms', ...(await codeFor(deps, caller, input)) },
    call,
  );
  return { resendInSeconds, expiresInSeconds };
}

async function codeFor(deps: Deps, caller: Member, input: InputOf<typeof phoneManage.sendManageCode>) {
  if (input.purpose === 'bind') {
    const reason = await bindRefusal(deps, caller, input.mobile);
    if (reason) throw new Refusal(reason);
    return { mobile: input.mobile, purpose: bindPurpose, subject: '副号绑定', ticket: bindTicket(caller) };
  }
  const { mobile } = await ownNumber(deps, caller, input.numberId);
  const { row } = await checkedBusiness(deps, caller, { ...input, action: 'open' });
  return {
    mobile,
    purpose: businessPurpose,
    subject: `“${row.name}”办理`,
    ticket: businessTicket(caller, input.businessId),
  };
}
