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
  halls: (wanted, { caller }) => listHalls(deps, caller, wanted),
  searchHalls: (wanted, { caller }) => listHalls(deps, caller, wanted),
  stations: async (wanted) => ({ list: await stations(deps.db, wanted) }),
  openLoungeOrders: ({ skuId }, { caller }) => openLoungeOrders(deps, caller, skuId),
  loungePass: ({ orderId }, { caller }) => loungePass(deps, caller, orderId),
  stationBusinesses: (wanted) => stationBusinesses(deps.db, wanted),
  bookLounge: (wanted, { caller }) => bookLounge(deps, caller, wanted),
  cancelLounge: ({ orderId }, { caller }) => cancelLounge(deps, caller, orderId),
  loungeVisits: (wanted, { caller }) => loungeVisits(deps, caller, wanted),
});
