import type { Plan, Tier } from '#core/contract/content/member-page.shapes.ts';
import type { OpenProduct } from '#core/contract/user/membership.shapes.ts';
import { tierAction } from '#core/rules/membership/tier-action.ts';
import { planTerms } from '#core/rules/pricing/plan-terms.ts';
import { firstClaimText } from '#core/rules/rights/first-claim-day.ts';
import { Icon } from '#web/art/icon.tsx';
import { infoIcon } from '#web/art/icons/info-icon.ts';
import { useRightsPage } from '#web/platform/navigation/use-rights-page.ts';
import type { Consent } from '#web/platform/consent/use-consent.tsx';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { ActionBar } from '#web/ui/action-bar/action-bar.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { renewalText } from './renewal-text.ts';
import { useOrder } from './use-order.ts';
import styles from './order-bar.module.css';

interface OrderBarProps {
  readonly tier: Tier;
  readonly plan: Plan | undefined;
  /** For holders: the holding and the number of claimable rights. */
  readonly product: OpenProduct | undefined;
  readonly claimable: number | undefined;
  /** Asked for if something can be ordered. */
  readonly consent: Consent;
  /** The class of the main button. */
  readonly buttonClassName?: string | undefined;
}

/** The fixed bar of a tier: sign in, order, claim, or why not. */
export function OrderBar({ tier, plan, product, claimable, consent, buttonClassName }: OrderBarProps) {
  const href = useHref();
  const rightsPage = useRightsPage();
  const isGuest = useSession(({ session }) => session.kind === 'guest');
  const { goToLogin } = useSessionActions();
  const order = useOrder();
  const action = tierAction(isGuest, tier, claimable);
  const sum = plan && (
    <p className="grow">
      <span className={styles.dueLabel}>{planTerms(plan).due}</span>
      <Price fen={plan.priceFen} size={24} exact />
      {tier.firstClaimDay !== null && (
        <span className={styles.firstDay}>{firstClaimText(tier.firstClaimDay)}</span>
      )}
    </p>
  );
  switch (action.kind) {
    case 'signIn':
      return (
        <ActionBar>
          {sum}
          <Button className={buttonClassName} onPress={goToLogin}>
            {action.text}
          </Button>
        </ActionBar>
      );
    case 'order':
      return (
        <>
          <ActionBar tip={tier.agreements.length > 0 && <div className={styles.tip}>{consent.choice()}</div>}>
            {sum}
            <Button
              className={buttonClassName}
              disabled={!plan}
              reason={plan ? undefined : '暂时没有可以办理的套餐'}
              onPress={() => plan && consent.whenAgreed(() => void order(tier, plan))}
            >
              {action.text}
            </Button>
          </ActionBar>
          {consent.dialogs}
        </>
      );
    case 'claim':
      return (
        <ActionBar tip={product && <p className={styles.tip}>{renewalText(product)}</p>}>
          <Button
            className={buttonClassName}
            href={href({
              page: rightsPage,
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
            <p className={`${styles.tip} ${styles.refusalReason}`} role="status">
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
