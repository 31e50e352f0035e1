import type { OpenProduct, UserVipInfo } from '#core/contract/user/membership.shapes.ts';
import { useMembership, type Membership } from './use-membership.ts';

/** The relation to a product: unknown yet, guest, not held, or held. */
export type Holding =
  | Exclude<Membership, { readonly kind: 'known' }>
  | { readonly kind: 'none'; readonly info: UserVipInfo }
  | { readonly kind: 'held'; readonly info: UserVipInfo; readonly product: OpenProduct };

export function useHolding(productId: string): Holding {
  const who = useMembership();
  if (who.kind !== 'known') return who;
  const product = who.info.openProductInfoList.find((each) => each.productId === productId);
  return product ? { kind: 'held', info: who.info, product } : { kind: 'none', info: who.info };
}
