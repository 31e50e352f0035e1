import './order-bar.css';
import type { ReactNode } from 'react';
import type { Plan, Tier } from '#core/contract/content/member-page.shapes.ts';
import type { OpenProduct } from '#core/contract/user/membership.shapes.ts';
import { tierAction } from '#core/rules/membership/tier-action.ts';
import { planTerms } from '#core/rules/pricing/plan-terms.ts';
import { Icon } from '#web/art/icon.tsx';
import { infoIcon } from '#web/art/icons/info-icon.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { ActionBar } from '#web/ui/action-bar/action-bar.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { heldLine } from './held-line.ts';
import { useOrder } from './use-order.ts';

interface OrderBarProps {
  readonly tier: Tier;
  readonly plan: Plan | undefined;
  /** Where the subscriber has it: what they have, and how many rights wait. */
  readonly product: OpenProduct | undefined;
  readonly claimable: number | undefined;
  /** The agreement line; shown where something can be ordered. */
  readonly consent: ReactNode;
  readonly agreed: boolean;
}

/** The one thing to do about a tier, at the bottom edge: sign in, order, claim, or read why not. */
export function OrderBar({ tier, plan, product, claimable, consent, agreed }: OrderBarProps) {
  const href = useHref();
  const isGuest = useSession(({ session }) => session.kind === 'guest');
  const { goToLogin } = useSessionActions();
  const order = useOrder();
  const action = tierAction(isGuest, tier, claimable);
  const sum = plan && (
    <p className="grow">
      <span className="ob__due">{planTerms(plan).due}</span>
      <Price fen={plan.priceFen} size={24} exact />
    </p>
  );
  switch (action.kind) {
    case 'signIn':
      return (
        <ActionBar>
          {sum}
          <Button onPress={goToLogin}>{action.text}</Button>
        </ActionBar>
      );
    case 'order':
      return (
        <ActionBar tip={<div className="ob__tip">{consent}</div>}>
          {sum}
          <Button
            onPress={() =>
              agreed && plan ? void order(tier, plan) : toast('请先阅读并勾选同意协议', 'alert')
            }
          >
            {action.text}
          </Button>
        </ActionBar>
      );
    case 'claim':
      return (
        <ActionBar tip={product && <p className="ob__tip">{heldLine(product)}</p>}>
          <Button
            href={href({
              page: 'rightsEntrance',
              query: { offerId: tier.productId, subscriptionId: product?.subscriptionId },
            })}
          >
            {action.text}
          </Button>
        </ActionBar>
      );
    case 'refused':
      return (
        <ActionBar
          tip={
            <p className="ob__tip ob__why" role="status">
              <Icon of={infoIcon} size={18} />
              {action.reason}
            </p>
          }
        >
          <Button kind="soft" href={href({ page: action.instead })}>
            {action.text}
          </Button>
        </ActionBar>
      );
  }
}
