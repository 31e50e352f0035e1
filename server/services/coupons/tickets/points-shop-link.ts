import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { isTrustedLink, tokenisedLink } from '../../accounts/public.ts';

/** The setting with the URL of the points shop's coupon page. */
export const pointsShopCode = 'pointsShopCouponUrl';

/** The points shop's coupon page with a hand-over token of the signed-in subscriber; only for an agreed origin. */
export async function pointsShopLink(deps: Deps, member: Member): Promise<{ url: string }> {
  const url = await pointsShopUrl(deps);
  if (!url) throw new Refusal('积分商城暂未开放，请稍后再来');
  return { url: await tokenisedLink(deps, member, url) };
}

/** Whether the points shop can be opened; pages show no way to it otherwise. */
export async function isPointsShopOpen(deps: Deps): Promise<boolean> {
  const url = await pointsShopUrl(deps);
  return !!url && isTrustedLink(deps, url);
}

const pointsShopUrl = async ({ db }: Deps): Promise<string | undefined> =>
  (await db.selectFrom('page_configs').select('value').where('code', '=', pointsShopCode).executeTakeFirst())
    ?.value;
