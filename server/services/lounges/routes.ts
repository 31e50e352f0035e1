import type { lounge } from '#core/contract/goods/lounge.ts';
import type { rail } from '#core/contract/goods/rail.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/call.ts';
import { bookLounge } from './book-lounge.ts';
import { cancelLounge } from './cancel-lounge.ts';
import { listHalls } from './list-halls.ts';
import { loungePass } from './lounge-pass.ts';
import { loungeRights } from './lounge-rights.ts';
import { stationBusinesses } from './station-businesses.ts';
import { openLoungeOrders, loungeVisits } from './visits.ts';
import { stations } from './stations.ts';

export const loungesRoutes = (deps: Deps): Handlers<typeof rail> & Handlers<typeof lounge> => ({
  loungeRights: ({ kind }, { caller }) => loungeRights(deps, caller, kind),
  halls: (input, { caller }) => listHalls(deps, caller, input),
  searchHalls: (input, { caller }) => listHalls(deps, caller, input),
  stations: async (input) => ({ list: await stations(deps.db, input) }),
  openLoungeOrders: ({ skuId }, { caller }) => openLoungeOrders(deps, caller, skuId),
  loungePass: ({ orderId }, { caller }) => loungePass(deps, caller, orderId),
  stationBusinesses: (input) => stationBusinesses(deps, input),
  bookLounge: (input, { caller }) => bookLounge(deps, caller, input),
  cancelLounge: ({ orderId }, { caller }) => cancelLounge(deps, caller, orderId),
  loungeVisits: (input, { caller }) => loungeVisits(deps, caller, input),
});
