import type { cardProduct } from '#core/contract/content/card-product.ts';
import type { rightsFamilies } from '#core/contract/content/rights-families.ts';
import type { Handlers } from '../../../http/call.ts';
import { familyRights } from './family-rights.ts';
import { ownedProductList } from './owned-product-list.ts';
import { memberRights } from './member-rights.ts';
import { receivedRights } from './received-rights.ts';
import { rightDetail } from './right-detail.ts';
import type { Listing } from './rights-lists.ts';

type CardRoutes = Pick<Handlers<typeof cardProduct>, 'memberRights' | 'rightDetail' | 'receivedRights'>;

export const rightsRoutes = (
  deps: Listing,
): CardRoutes & Omit<Handlers<typeof rightsFamilies>, 'receiveShuiyunRights'> => ({
  memberRights: (input, { caller }) => memberRights(deps, caller, input),
  rightDetail: (input, { caller }) => rightDetail(deps, caller, input),
  receivedRights: (input, { caller }) => receivedRights(deps, caller, input),

  dgRights: ({ productId, subscriptionId }, { caller }) =>
    memberRights(deps, caller, { offerId: productId, subscriptionId }),
  dgReceivedRights: (input, { caller }) => receivedRights(deps, caller, input),
  dgProducts: (input, { caller }) => ownedProductList(deps, caller, input),

  partnerProducts: (input, { caller }) => ownedProductList(deps, caller, { ...input, family: 'partner' }),
  partnerReceivedRights: (input, { caller }) => receivedRights(deps, caller, { ...input, family: 'partner' }),

  dqOrderedProduct: async (_input, { caller }) => {
    const [first] = await ownedProductList(deps, caller, { family: 'dq' });
    return first ? { productId: first.productId, subscriptionId: first.subscriptionId } : null;
  },
  dqRights: (input, { caller }) => familyRights(deps, caller, 'dq', input),
  dqReceivedRights: (input, { caller }) => receivedRights(deps, caller, { ...input, family: 'dq' }),

  partnerRetailRights: (input, { caller }) => familyRights(deps, caller, 'partner-yg', input),
  partnerRetailReceivedRights: (input, { caller }) =>
    receivedRights(deps, caller, { ...input, family: 'partner-yg' }),

  shuiyunRights: (input, { caller }) => familyRights(deps, caller, 'shuiyunjs', input),
  shuiyunReceivedRights: (input, { caller }) =>
    receivedRights(deps, caller, { ...input, family: 'shuiyunjs' }),
});
