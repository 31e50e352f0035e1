import type { coupons } from '#core/contract/goods/coupons.ts';
import { mapPage } from '../../../db/paged.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { listGoods } from '../../catalogue/public.ts';
import { cardContext, goodsCard } from '../../catalogue/public.ts';
import { myCoupons } from './my-coupons.ts';
import { scopeOfTemplate } from './tables.ts';

export const couponsRoutes = (
  deps: Deps,
): Omit<Handlers<typeof coupons>, 'couponsForSku' | 'discountsByCoupon'> => ({
  myCoupons: (input, { caller }) => myCoupons(deps, caller, input),
  couponGoods: async ({ templateId, ...input }) => {
    const scope = templateId === undefined ? undefined : await scopeOfTemplate(deps.db, templateId);
    if (templateId !== undefined && !scope) throw new Refusal('没有找到这种券');
    const now = deps.clock.now();
    const context = await cardContext(deps.db, now);
    return mapPage(await listGoods(deps.db, { ...input, scope, now }), (row) => goodsCard(row, context));
  },
});
