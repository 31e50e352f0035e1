import { useQuery } from '@tanstack/react-query';
import { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import {
  couponPlaceNames,
  couponTabNames,
  giftRightNames,
} from '#core/rules/console/coupons/coupon-names.ts';
import { reading } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Lines } from '../goods/lines.tsx';
import { Select } from '../goods/select.tsx';
import { emptyRule, type ActivityTexts, type RuleTexts } from './coupon-activity-draft.ts';
import { levelOptions } from './level-options.ts';
import styles from './coupons.module.css';

interface PlaceFieldsProps {
  readonly texts: ActivityTexts;
  readonly onTexts: (change: Partial<ActivityTexts>) => void;
}
const places = Object.entries(couponPlaceNames);
const tabs = Object.entries(couponTabNames);
const rights = [
  ['', '所有用户'],
  ...Array.from(giftRightNames, ([id, name]) => [String(id), name] as const),
] as const;
const maxRules = 5;

/** Where the coupons are claimed, and by whom. */
export function PlaceFields({ texts, onTexts }: PlaceFieldsProps) {
  const { place, tab, rightType, rules } = texts;
  const change = (at: number, rule: Partial<RuleTexts>): void =>
    onTexts({ rules: rules.map((each, other) => (other === at ? { ...each, ...rule } : each)) });
  return (
    <>
      <div className={styles.pair}>
        <Select
          label="在哪里领"
          value={place}
          options={places}
          onValue={(typed) => onTexts({ place: typed as ActivityTexts['place'] })}
        />
        {place === 'center' && (
          <Select
            label="哪一栏"
            value={tab}
            options={tabs}
            onValue={(typed) => onTexts({ tab: typed as ActivityTexts['tab'] })}
          />
        )}
        {place === 'pop' && (
          <Select
            label="谁能收到"
            value={rightType}
            options={rights}
            onValue={(typed) => onTexts({ rightType: typed })}
          />
        )}
      </div>
      {place === 'rules' && (
        <>
          <Lines label="活动说明" lines={[]} onLines={(lines) => onTexts({ intro: lines.join('\n') })} />
          {rules.map((rule, at) => (
            <RuleFields
              key={at}
              at={at}
              rule={rule}
              onRule={(fields) => change(at, fields)}
              {...(rules.length > 1 && {
                onRemove: () => onTexts({ rules: rules.filter((_, each) => each !== at) }),
              })}
            />
          ))}
          {rules.length < maxRules && (
            <div className={styles.acts}>
              <Button size="small" onPress={() => onTexts({ rules: [...rules, emptyRule] })}>
                加条件
              </Button>
            </div>
          )}
        </>
      )}
    </>
  );
}

interface RuleFieldsProps {
  readonly at: number;
  readonly rule: RuleTexts;
  readonly onRule: (fields: Partial<RuleTexts>) => void;
  readonly onRemove?: () => void;
}

function RuleFields({ at, rule, onRule, onRemove }: RuleFieldsProps) {
  const { data: choices } = useQuery(reading(couponConsole.couponChoices, {}));
  return (
    <fieldset className={styles.offered}>
      <legend>第 {at + 1} 条条件</legend>
      <Field
        label="写给用户的话"
        hint="例如 黄金会员及以上"
        required
        maxLength={30}
        value={rule.text}
        onValue={(text) => onRule({ text })}
      />
      <div className={styles.pair}>
        <Select
          label="等级"
          value={rule.minLevel}
          options={levelOptions}
          onValue={(minLevel) => onRule({ minLevel })}
        />
        <Select
          label="持有产品"
          value={rule.productId}
          options={[
            ['', '不看产品'],
            ...(choices?.products ?? []).map(({ productId, name }) => [productId, name] as const),
          ]}
          onValue={(productId) => onRule({ productId })}
        />
      </div>
      {onRemove && (
        <div className={styles.acts}>
          <Button size="small" label={`不要第 ${at + 1} 条条件`} onPress={onRemove}>
            不要
          </Button>
        </div>
      )}
    </fieldset>
  );
}
