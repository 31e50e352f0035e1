import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import type { HeldProduct } from '#core/contract/content/rights.shapes.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/world/page-definition.ts';
import { HeldSpotlight } from './held-spotlight.tsx';
import { OfferSpotlight } from './offer-spotlight.tsx';
import { SpotlightBones } from './spotlight-bones.tsx';
import { SpotlightFailed } from './spotlight-failed.tsx';
import { SpotlightFrame } from './spotlight-frame.tsx';

/** 产品权益: one product's rights in focus, the one held or the one looked at. */
function ProductSpotlight() {
  const productId = useQueryValue('productId');
  const rightsId = useQueryValue('rightsId');
  const enabled = useSession(({ session }) => session.kind === 'member');
  const products = useCall(rightsFamilies.dgProducts, {}, { enabled });
  if (!products.data) {
    return (
      <SpotlightFrame productId={productId}>
        {products.error ? (
          <SpotlightFailed line={products.error.message} onRetry={() => void products.refetch()} />
        ) : (
          <SpotlightBones />
        )}
      </SpotlightFrame>
    );
  }
  const product = heldOf(products.data, productId);
  return product ? (
    <HeldSpotlight key={product.subscriptionId} product={product} rightsId={rightsId} />
  ) : (
    <OfferSpotlight key={productId} productId={productId} rightsId={rightsId} />
  );
}

/** The product the address names; where it names none, the first one held. */
const heldOf = (held: readonly HeldProduct[], productId: string | undefined): HeldProduct | undefined =>
  productId === undefined ? held[0] : held.find((each) => each.productId === productId);

export const page: PageDefinition = { Page: ProductSpotlight };
