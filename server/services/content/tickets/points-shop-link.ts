import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { tokenisedLink } from '../../common/gateway/public.ts';

/** The setting with the URL of the points shop's coupon page. */
export const pointsShopCode = 'pointsShopCouponUrl';

/** The points shop's coupon page with a hand-over token of the signed-in subscriber; only for an agreed origin. */
export async function pointsShopLink(deps: Deps, member: Member): Promise<{ url: string }> {
  const shop = await deps.db
    .selectFrom('page_configs')
    .select('value')
    .where('code', '=', pointsShopCode)
    .executeTakeFirst();
  if (!shop?.value) throw new Refusal('积分商城暂未开放，请稍后再来');
  return { url: await tokenisedLink(deps, member, shop.value) };
}
