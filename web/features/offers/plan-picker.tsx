import { useId } from 'react';
import type { Plan } from '#core/contract/content/member-page.shapes.ts';
import { planTerms } from '#core/rules/pricing/plan-terms.ts';
import { Price } from '#web/ui/price/price.tsx';
import { ChoiceInput } from '#web/ui/choice-input/choice-input.tsx';
import styles from './plan-picker.module.css';

interface PlanPickerProps {
  readonly plans: readonly Plan[];
  readonly value: Plan | undefined;
  onChoose(plan: Plan): void;
}

/** The plans of a tier as radio buttons, each with its renewal terms. */
export function PlanPicker({ plans, value, onChoose }: PlanPickerProps) {
  const name = useId();
  return (
    <fieldset className={styles.plans} data-floor="选择套餐">
      <legend className="visually-hidden">选择套餐</legend>
      {plans.map((plan) => (
        <label key={plan.skuId} className={styles.option} data-point={plan.planName}>
          <ChoiceInput
            type="radio"
            name={name}
            value={plan.skuId}
            checked={plan.skuId === value?.skuId}
            onChange={() => onChoose(plan)}
          />
          <span className={styles.planCard}>
            {plan.badge !== '' && <span className={styles.badge}>{plan.badge}</span>}
            <span className={styles.planName}>{plan.planName}</span>
            <Price fen={plan.priceFen} size={24} tone="text" />
            <span className={styles.planTerms}>{planTerms(plan).note}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
