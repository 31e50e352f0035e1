import type { BuyGroup, GroupOffer } from '#core/contract/activity/group-buy.shapes.ts';
import { groupButton, type GroupButton, type GroupButtonFacts } from '#core/rules/activity/group-button.ts';
import { activityPermissions } from '#core/rules/membership/activity-permissions.ts';
import type { UserVipInfo } from '#core/contract/user/membership.shapes.ts';
import { checkoutTarget } from '#core/rules/order/checkout-target.ts';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { useSessionActions } from '#web/platform/session/session-context.tsx';

/** The visitor as group buying sees them; `userVipRights` are absent while they are loaded. */
export interface GroupVisitor {
  readonly session: 'unknown' | 'guest' | 'member';
  readonly info?: Pick<UserVipInfo, 'userVipRights'> | undefined;
}

export interface GroupTarget {
  readonly offer: GroupOffer;
  readonly group?: BuyGroup | null | undefined;
  readonly seat?: { readonly orderNo: string; readonly state: 'reserved' | 'paid' | 'refunded' } | null;
}

const whoIs = ({ session, info }: GroupVisitor): GroupButtonFacts['who'] => {
  if (session !== 'member') return session;
  if (!info) return 'unknown';
  return activityPermissions(info.userVipRights).group ? 'allowed' : 'not-allowed';
};

interface GroupActions {
  buttonOf(target: GroupTarget): GroupButton;
  /** Does what the button says; 'invite' is the page's own. */
  act(target: GroupTarget, onInvite: () => void): void;
  /** Opens a group of one's own. */
  open(offer: GroupOffer): void;
}

/** The next step in a group: sign in, become a member, pay, invite, or look at the order. */
export function useGroupAction(visitor: GroupVisitor): GroupActions {
  const go = useGo();
  const { goToLogin } = useSessionActions();
  const buttonOf = ({ offer, group, seat }: GroupTarget): GroupButton =>
    groupButton({ who: whoIs(visitor), offer: offer.state, group: group ?? undefined, seat: seat?.state });
  const buy = ({ skuId, activityId }: GroupOffer, groupNo?: string) =>
    go(checkoutTarget({ skuId, quantity: '1', groupActivity: activityId, groupNo }));
  return {
    buttonOf,
    open: (offer) => {
      const { action } = buttonOf({ offer });
      if (action === 'login') goToLogin();
      else if (action === 'upgrade') go({ page: 'memberOrder' });
      else buy(offer);
    },
    act: (target, onInvite) => {
      switch (buttonOf(target).action) {
        case 'login':
          return goToLogin();
        case 'upgrade':
          return go({ page: 'memberOrder' });
        case 'join':
          return buy(target.offer, target.group?.groupNo);
        case 'open':
          return buy(target.offer);
        case 'pay':
          return target.seat ? go(checkoutTarget({ orderNo: target.seat.orderNo })) : undefined;
        case 'order':
          return target.seat
            ? go({ page: 'orderDetail', query: { orderNo: target.seat.orderNo } })
            : undefined;
        case 'invite':
          return onInvite();
        case 'none':
          return undefined;
      }
    },
  };
}
