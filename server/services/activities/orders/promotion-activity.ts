import type { OrderActivity } from './order-activity.ts';
import { releasePromotions, usePromotions } from '../promotions/use-promotions.ts';

/** Promotions as an activity of orders; their price is a part of the order's (core/rules/pricing). */
export const promotionActivity: OrderActivity = { write: usePromotions, release: releasePromotions };
