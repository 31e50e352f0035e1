import { myMonth } from '#core/contract/content/my-month.ts';
import type { UserVipInfo } from '#core/contract/user/membership.shapes.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import type { MemberCardProps } from '#web/ui/member-card/member-card.tsx';

/** 'loading' until the count is loaded or has failed, so that the card renders once. */
export type Offer =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'known' } & Pick<MemberCardProps, 'claimable' | 'action'>);

/** The card's action: this month's rights of all held products, or a link to a membership; to goods for other provinces. */
export function useClaimable(info: UserVipInfo | undefined): Offer {
  const href = useHref();
  const holds = info !== undefined && info.openProductInfoList.length > 0;
  const { data, error } = useCall(myMonth.monthCounts, {}, { enabled: holds });
  if (!info || (holds && !data && !error)) return { kind: 'loading' };
  if (!holds)
    return {
      kind: 'known',
      claimable: undefined,
      action:
        info.userDto.ispFlag === 1
          ? { text: '去开通', href: href({ page: 'memberOrder' }) }
          : { text: '去逛逛', href: href({ page: 'category' }) },
    };
  return {
    kind: 'known',
    claimable: data && { title: '本月权益', count: data.claimable, unit: '项可领' },
    action: { text: data?.claimable === 0 ? '去看看' : '去领取', href: href({ page: 'myMonth' }) },
  };
}
