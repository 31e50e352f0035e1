import './plan-picker.css';
import { useId } from 'react';
import type { Plan } from '#core/contract/content/member-page.shapes.ts';
import { planTerms } from '#core/rules/pricing/plan-terms.ts';
import { Price } from '#web/ui/price/price.tsx';

interface PlanPickerProps {
  readonly plans: readonly Plan[];
  readonly value: Plan | undefined;
  onChoose(plan: Plan): void;
}

/** The ways to pay for a tier, one of them chosen; each says what comes after its price. */
export function PlanPicker({ plans, value, onChoose }: PlanPickerProps) {
  const name = useId();
  return (
    <fieldset className="pln" data-floor="选择套餐">
      <legend className="sr">选择套餐</legend>
      {plans.map((plan) => (
        <label key={plan.skuId} className="pln__o" data-point={plan.planName}>
          <input
            className="pln__r"
            type="radio"
            name={name}
            value={plan.skuId}
            checked={plan.skuId === value?.skuId}
            onChange={() => onChoose(plan)}
          />
          <span className="pln__c">
            {plan.badge !== '' && <span className="pln__b">{plan.badge}</span>}
            <span className="pln__n">{plan.planName}</span>
            <Price fen={plan.priceFen} size={24} tone="text" />
            <span className="pln__t">{planTerms(plan).note}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
