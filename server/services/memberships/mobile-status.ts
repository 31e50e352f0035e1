import type { DataOf } from '#core/contract/endpoint.ts';
import type { membership } from '#core/contract/user/membership.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';

/** The state of the subscriber's number from billing; refused without an answer. */
export async function mobileStatus(
  { billing }: Deps,
  { mobile }: Member,
): Promise<DataOf<typeof membership.mobileStatus>> {
  const number = await billing.number(mobile);
  if (!number) throw new Refusal('暂时查不到号码状态，请稍后再试');
  const { status, inProvince, areaName, joinedOn } = number;
  return { status, ispFlag: inProvince ? 1 : 0, areaName, joinedOn };
}
