import type { Plan, Tier } from '#core/contract/content/member-page.shapes.ts';
import { planCharges } from '#core/rules/pricing/plan-charges.ts';
import { PlanPicker } from '#web/features/offers/plan-picker.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import styles from './plan-floor.module.css';

interface PlanFloorProps {
  readonly tier: Tier;
  readonly plan: Plan | undefined;
  readonly title?: string;
  onChoose(plan: Plan): void;
}

/** The plans of a tier, and what the chosen one costs when; nothing for those who hold the tier. */
export function PlanFloor({ tier, plan, title = '选择套餐', onChoose }: PlanFloorProps) {
  if (tier.offer === 'held') return null;
  return (
    <Floor header={{ title }}>
      <PlanPicker plans={tier.plans} value={plan} onChoose={onChoose} />
      {plan && (
        <div role="group" aria-label={`${tier.productName} · ${plan.planName}`}>
          <dl className={styles.charges}>
            <div>
              <dt>所选会员</dt>
              <dd>
                {tier.productName} · {plan.planName}
              </dd>
            </div>
            {planCharges(plan, tier.firstClaimDay).map(({ name, value, note }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <b className="number">{value}</b>
                  {note !== '' && <span className={styles.note}>{note}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </Floor>
  );
}
