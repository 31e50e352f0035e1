import { cities } from '#core/rules/location/cities.ts';
import { findCity } from '#core/rules/location/find-city.ts';
import { unverifiedNumber } from '#core/rules/membership/province-eligibility.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { accountById } from '../session/accounts.ts';

/** The name of the number's home area from billing; without an answer the account's, or empty. */
export async function mobileArea(deps: Deps, { userId, mobile }: Member): Promise<string> {
  const number = await deps.billing.number(mobile);
  if (number) return number.areaName;
  const account = await accountById(deps, userId);
  return findCity(cities, account?.area_num ?? '')?.areaName ?? '';
}

/** Whether the number is of the province. Without an answer from billing the account confirms it, or the call is refused. */
export async function provinceEligible(deps: Deps, { userId, mobile }: Member): Promise<boolean> {
  const number = await deps.billing.number(mobile);
  if (number) return number.inProvince;
  if ((await accountById(deps, userId))?.isp_flag === 1) return true;
  throw new Refusal(unverifiedNumber);
}
