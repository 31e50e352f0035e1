import type { blessingBag } from '#core/contract/content/blessing-bag.ts';
import type { Handlers } from '../../../http/call.ts';
import { agreementTemplate } from '../../content/public.ts';
import type { Listing } from '../rights/rights-lists.ts';
import { openBag } from './open-bag.ts';
import { rightsShops } from './rights-shops.ts';
import { shopCategories } from './shop-categories.ts';

/** The agreement to accept before the bag is opened for the first time. */
const bagAgreement = 'blessing-bag';

export const blessingBagRoutes = (deps: Listing): Handlers<typeof blessingBag> => ({
  blessingBag: (_input, { caller }) => openBag(deps, caller),
  blessingBagShops: (input) => rightsShops(deps, input),
  blessingBagCategories: (input) => shopCategories(deps, input),
  blessingBagProtocol: async (_input, { caller }) => {
    const { templateId, version, title, agreedAt } = await agreementTemplate(deps, bagAgreement, caller);
    return { templateId, version, title, agreedAt };
  },
});
