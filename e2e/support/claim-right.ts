import { environments } from '#core/config/environments.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import { sendCall } from '#server/testing/send-call.ts';
import { workbench } from './workbench.ts';

/** A right of a product the subscriber holds. */
export interface RightToClaim {
  readonly productId: string;
  readonly groupId: string;
  readonly rightsId: string;
}

/** Claims a right as a page would and gives the claim's id; a repeated claim gives the same one. */
export async function claimRight(origin: string, mobile: string, right: RightToClaim): Promise<string> {
  const as = await workbench(origin).session(mobile);
  const root = origin + environments.dev.base;
  const { envelope: owned } = await sendCall(root, rightsFamilies.dgProducts, {}, { as });
  const subscriptionId = owned.data.find(({ productId }) => productId === right.productId)?.subscriptionId;
  if (subscriptionId === undefined) throw new Error(`${mobile} does not hold ${right.productId}`);
  const { envelope } = await sendCall(root, cardProduct.receiveRights, { ...right, subscriptionId }, { as });
  if (!envelope.success) throw new Error(`${right.rightsId} was refused: ${envelope.message}`);
  return envelope.data.claimId;
}
