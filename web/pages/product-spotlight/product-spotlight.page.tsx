import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import type { OwnedProduct } from '#core/contract/content/rights.shapes.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { OwnedSpotlight } from './owned-spotlight.tsx';
import { OfferSpotlight } from './offer-spotlight.tsx';
import { SpotlightSkeleton } from './spotlight-skeleton.tsx';
import { SpotlightFailed } from './spotlight-failed.tsx';
import { SpotlightFrame } from './spotlight-frame.tsx';

/** 产品权益: the rights of one product, held or offered. */
function ProductSpotlight() {
  const productId = useQueryValue('productId');
  const rightsId = useQueryValue('rightsId');
  const enabled = useSession(({ session }) => session.kind === 'member');
  const products = useCall(rightsFamilies.dgProducts, {}, { enabled });
  if (!products.data) {
    return (
      <SpotlightFrame productId={productId}>
        {products.error ? (
          <SpotlightFailed error={products.error} onRetry={() => void products.refetch()} />
        ) : (
          <SpotlightSkeleton />
        )}
      </SpotlightFrame>
    );
  }
  const product = ownedOf(products.data, productId);
  return product ? (
    <OwnedSpotlight key={product.subscriptionId} product={product} rightsId={rightsId} />
  ) : (
    <OfferSpotlight key={productId} productId={productId} rightsId={rightsId} />
  );
}

/** The product of the URL, else the first held one. */
const ownedOf = (owned: readonly OwnedProduct[], productId: string | undefined): OwnedProduct | undefined =>
  productId === undefined ? owned[0] : owned.find((each) => each.productId === productId);

export const page: PageDefinition = { Page: ProductSpotlight };
