import type { promotions } from '#core/contract/activity/promotions.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { promotionUses } from './promotion-uses.ts';

export const promotionsRoutes = ({ db, clock }: Deps): Handlers<typeof promotions> => ({
  promotionUses: async (_input, { caller }) => ({
    list: await promotionUses(db, caller.userId, clock.now()),
  }),
});
