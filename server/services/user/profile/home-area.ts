import { cities } from '#core/rules/location/cities.ts';
import { findCity } from '#core/rules/location/find-city.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { accountById } from '../public.ts';

/** The name of the number's home area from billing; without an answer the account's, or empty. */
export async function mobileArea(deps: Deps, { userId, mobile }: Member): Promise<string> {
  const number = await deps.billing.number(mobile);
  if (number) return number.areaName;
  const account = await accountById(deps, userId);
  return findCity(cities, account?.area_num ?? '')?.areaName ?? '';
}

/** Whether the number is of the province; without an answer from billing, its last known value. */
export async function provinceEligible(deps: Deps, { userId, mobile }: Member): Promise<boolean> {
  const number = await deps.billing.number(mobile);
  return number ? number.inProvince : (await accountById(deps, userId))?.isp_flag === 1;
}
