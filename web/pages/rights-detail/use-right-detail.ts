import { cardProduct } from '#core/contract/content/card-product.ts';
import type { RightDetail } from '#core/contract/content/rights.shapes.ts';
import { singleRights } from '#core/contract/content/single-rights.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { codes } from '#core/contract/envelope.ts';
import type { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';

/** A right with the subscriber's state. */
export type MyRight = DataOf<typeof singleRights.preRightDetail>;

interface ShownDetail {
  /** The public part. */
  readonly detail: RightDetail | undefined;
  /** The member's state, once loaded. */
  readonly mine: MyRight | undefined;
  /** There is no such right. */
  readonly missing: boolean;
  readonly error: ApiFailure | undefined;
  retry(): void;
}

/** The right of the URL. The public part is inlined in the document; the member's state is loaded separately. */
export function useRightDetail(): ShownDetail {
  const rightsId = useQueryValue('rightsId') ?? '';
  const productId = useQueryValue('productId');
  const groupId = useQueryValue('groupId');
  const subscriptionId = useQueryValue('subscriptionId');
  const isMember = useSession(({ session }) => session.kind === 'member') && rightsId !== '';
  const isHolding = isMember && Boolean(productId && groupId && subscriptionId);
  const open = useCall(singleRights.singleRightDetail, { rightsId }, { enabled: rightsId !== '' });
  const refetchMs = (right: RightDetail | undefined) => (right?.recvStatus === 1 ? 2_000 : 30_000);
  const mine = useCall(
    singleRights.preRightDetail,
    { rightsId, ...(productId && { productId }) },
    { enabled: isMember, refetchMs },
  );
  const owned = useCall(
    cardProduct.rightDetail,
    { rightsId, productId: productId ?? '', groupId: groupId ?? '', subscriptionId: subscriptionId ?? '' },
    { enabled: isHolding, refetchMs },
  );
  const isSettled = !isHolding || owned.data !== undefined || owned.error !== undefined;
  return {
    detail: open.data,
    mine: mine.data && isSettled ? { ...mine.data, ...owned.data } : undefined,
    missing: rightsId === '' || open.error?.code === codes.refused,
    error: open.error,
    retry: () => void open.refetch(),
  };
}
