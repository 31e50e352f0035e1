import type { cardProduct } from '#core/contract/content/card-product.ts';
import type { singleRights } from '#core/contract/content/single-rights.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { chargeRecords } from './charge-records.ts';
import { claimOrBuy } from './claim-or-buy.ts';
import { withProvince } from './home-province.ts';
import { opening, preRegister } from './pre-register.ts';
import { receivedRights } from './received-rights.ts';
import { anyonesRightDetail } from './right-detail.ts';
import { rightView } from './right-view.ts';
import { shownRights } from './shown-rights.ts';

/** Single rights: on cards, on their own page, before they open. */
export const singleRightsRoutes = (
  deps: Deps,
): Omit<Handlers<typeof singleRights>, 'receiveEasyUseRights' | 'receiveUpgradeRights'> &
  Pick<Handlers<typeof cardProduct>, 'chargeRecords'> => ({
  specialRights: async ({ productId }, { caller }) => {
    const now = deps.clock.now();
    const userId = caller?.userId ?? '';
    const rows = await withProvince(
      deps,
      userId,
      await shownRights(deps.db, { userId, cycle: claimCycle(now).cycle, now, family: 'special', productId }),
    );
    return {
      opened: rows.some(({ subscription_id }) => subscription_id !== null),
      rightsList: rows.map((row) => rightView(row, caller?.mobile, now)),
    };
  },
  specialReceivedRights: (input, { caller }) => receivedRights(deps, caller, { ...input, family: 'special' }),
  singleRightDetail: (input, { caller }) => anyonesRightDetail(deps, caller, input),
  claimOrBuy: (input, { caller }) => claimOrBuy(deps, caller, input),
  preRegisterRight: (input, { caller }) => preRegister(deps, caller, input),
  preRightDetail: async (input, { caller }) => {
    const now = deps.clock.now();
    const [detail, opensAt, registered] = await Promise.all([
      anyonesRightDetail(deps, caller, input),
      opening(deps.db, caller?.userId ?? '', now, input),
      caller &&
        deps.db
          .selectFrom('pre_registrations')
          .select('pre_id')
          .where('user_id', '=', caller.userId)
          .where('rights_id', '=', input.rightsId)
          .executeTakeFirst(),
    ]);
    return {
      ...detail,
      preRegistered: registered !== undefined,
      opensAt: opensAt && opensAt > now ? opensAt.toISOString() : null,
    };
  },
  chargeRecords: (input, { caller }) => chargeRecords(deps, caller, input),
});
