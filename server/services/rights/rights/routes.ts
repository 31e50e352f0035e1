import type { cardProduct } from '#core/contract/content/card-product.ts';
import type { rightsFamilies } from '#core/contract/content/rights-families.ts';
import type { Handlers } from '../../../http/call.ts';
import { familyRights } from './family-rights.ts';
import { productsHeld } from './held-products.ts';
import { memberRights } from './member-rights.ts';
import { receivedRights } from './received-rights.ts';
import { rightDetail } from './right-detail.ts';
import type { Listing } from './rights-lists.ts';

type CardRoutes = Pick<Handlers<typeof cardProduct>, 'memberRights' | 'rightDetail' | 'receivedRights'>;

export const rightsRoutes = (
  deps: Listing,
): CardRoutes & Omit<Handlers<typeof rightsFamilies>, 'receiveShuiyunRights'> => ({
  memberRights: (wanted, { caller }) => memberRights(deps, caller, wanted),
  rightDetail: (wanted, { caller }) => rightDetail(deps, caller, wanted),
  receivedRights: (wanted, { caller }) => receivedRights(deps, caller, wanted),

  dgRights: ({ productId, subscriptionId }, { caller }) =>
    memberRights(deps, caller, { offerId: productId, subscriptionId }),
  dgReceivedRights: (wanted, { caller }) => receivedRights(deps, caller, wanted),
  dgProducts: (_input, { caller }) => productsHeld(deps, caller),

  partnerProducts: (_input, { caller }) => productsHeld(deps, caller, 'partner'),
  partnerReceivedRights: (wanted, { caller }) =>
    receivedRights(deps, caller, { ...wanted, family: 'partner' }),

  dqOrderedProduct: async (_input, { caller }) => {
    const [first] = await productsHeld(deps, caller, 'dq');
    return first ? { productId: first.productId, subscriptionId: first.subscriptionId } : null;
  },
  dqRights: (wanted, { caller }) => familyRights(deps, caller, 'dq', wanted),
  dqReceivedRights: (wanted, { caller }) => receivedRights(deps, caller, { ...wanted, family: 'dq' }),

  partnerRetailRights: (wanted, { caller }) => familyRights(deps, caller, 'partner-yg', wanted),
  partnerRetailReceivedRights: (wanted, { caller }) =>
    receivedRights(deps, caller, { ...wanted, family: 'partner-yg' }),

  shuiyunRights: (wanted, { caller }) => familyRights(deps, caller, 'shuiyunjs', wanted),
  shuiyunReceivedRights: (wanted, { caller }) =>
    receivedRights(deps, caller, { ...wanted, family: 'shuiyunjs' }),
});
