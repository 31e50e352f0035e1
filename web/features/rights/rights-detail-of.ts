import type { Target } from '#web/platform/navigation/navigation.tsx';

/** A right and, if held, its holding. */
export interface NamedRight {
  readonly rightsId: string;
  readonly groupId?: string | undefined;
  readonly productId?: string | undefined;
  readonly subscriptionId?: string | null | undefined;
}

/** The detail page of a right (§2), with the holding because a product may be held twice. */
export const rightsDetailOf = ({
  rightsId,
  groupId,
  productId,
  subscriptionId,
}: NamedRight): Target & { readonly page: 'rightsDetail' } => ({
  page: 'rightsDetail',
  query: { rightsId, productId, ...(subscriptionId && { groupId, subscriptionId }) },
});
