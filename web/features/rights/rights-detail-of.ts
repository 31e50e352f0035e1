import type { Target } from '#web/platform/navigation/navigation.tsx';

/** What names a right, and the holding it belongs to where there is one. */
export interface NamedRight {
  readonly rightsId: string;
  readonly groupId?: string | undefined;
  readonly productId?: string | undefined;
  readonly subscriptionId?: string | null | undefined;
}

/** A right's own page (§2): the holding goes along, so that two of one product are told apart. */
export const rightsDetailOf = ({
  rightsId,
  groupId,
  productId,
  subscriptionId,
}: NamedRight): Target & { readonly page: 'rightsDetail' } => ({
  page: 'rightsDetail',
  query: { rightsId, productId, ...(subscriptionId && { groupId, subscriptionId }) },
});
