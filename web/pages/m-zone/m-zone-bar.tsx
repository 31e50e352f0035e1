import type { Plan, Tier } from '#core/contract/content/member-page.shapes.ts';
import { planTerms } from '#core/rules/pricing/plan-terms.ts';
import { firstClaimText } from '#core/rules/rights/first-claim-day.ts';
import { useOrder } from '#web/features/offers/use-order.ts';
import { useConsent } from '#web/platform/consent/use-consent.tsx';
import { ActionBar } from '#web/ui/action-bar/action-bar.tsx';
import { BarNote } from '#web/ui/action-bar/bar-note.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Price } from '#web/ui/price/price.tsx';
import styles from './m-zone.module.css';

interface MZoneBarProps {
  readonly tier: Tier;
  readonly plan: Plan | undefined;
  /** Whether the tier is this session's; a guest's may offer what the member holds. */
  readonly isOwn: boolean;
}

/** Price and order button of the selected plan, or why it cannot be ordered. */
export function MZoneBar({ tier, plan, isOwn }: MZoneBarProps) {
  const order = useOrder();
  const consent = useConsent({ texts: tier.agreements, action: '开通' });
  if (!tier.canOrder || !plan)
    return (
      <ActionBar>
        <BarNote>{tier.reason || '暂时没有可以办理的套餐，请稍后再来看看'}</BarNote>
      </ActionBar>
    );
  return (
    <>
      <ActionBar tip={tier.agreements.length > 0 && <div className={styles.consent}>{consent.choice()}</div>}>
        <p className="grow">
          <span className={styles.dueNote}>{planTerms(plan).due}</span>
          <Price fen={plan.priceFen} size={24} exact />
          {tier.firstClaimDay !== null && (
            <span className={styles.firstDay}>{firstClaimText(tier.firstClaimDay)}</span>
          )}
        </p>
        <Button busy={!isOwn} onPress={() => consent.whenAgreed(() => void order(tier, plan))}>
          立即开通
        </Button>
      </ActionBar>
      {consent.dialogs}
    </>
  );
}
