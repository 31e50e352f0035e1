import { cardProduct } from '#core/contract/content/card-product.ts';
import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import type { OwnedProduct, MemberRights } from '#core/contract/content/rights.shapes.ts';
import { useQuery, type QueryResult } from '#web/platform/queries/use-query.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { nextLook } from './next-look.ts';

export interface OwnedRights {
  readonly product: OwnedProduct;
  /** Absent if this product's rights failed to load; the others are shown. */
  readonly rights: MemberRights | undefined;
}

const soonest = (owned: readonly OwnedRights[] | undefined): number =>
  Math.min(60_000, ...(owned ?? []).map(({ rights }) => nextLook(rights) * 2));

/** All held products with their rights of this month. */
export function useOwnedRights(): QueryResult<readonly OwnedRights[]> {
  const call = useApi();
  const enabled = useSession(({ session }) => session.kind === 'member');
  const load = async (): Promise<readonly OwnedRights[]> => {
    const products = await call(rightsFamilies.dgProducts, {});
    return Promise.all(
      products.map(async (product) => {
        const rights = await call(cardProduct.memberRights, {
          offerId: product.productId,
          subscriptionId: product.subscriptionId,
        }).catch(() => undefined); // its floor shows the failure
        return { product, rights };
      }),
    );
  };
  return useQuery([cardProduct.memberRights.path, 'all'], load, { enabled, refetchMs: soonest });
}
