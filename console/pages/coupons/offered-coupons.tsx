import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { offerPeriods } from '#core/contract/console/coupons/coupon-kinds.ts';
import { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import { offerPeriodNames } from '#core/rules/console/coupons/coupon-names.ts';
import { reading } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../goods/select.tsx';
import { offeredOf, type OfferedTexts } from './coupon-activity-draft.ts';
import { thresholdText, validityText, worthText } from './coupon-words.ts';
import { levelOptions } from './level-options.ts';
import { SearchedRows } from './searched-rows.tsx';
import styles from './coupons.module.css';

interface OfferedCouponsProps {
  readonly coupons: readonly OfferedTexts[];
  /** The conditions that a coupon can belong to; undefined: there are none. */
  readonly rules: readonly string[] | undefined;
  readonly onCoupons: (coupons: readonly OfferedTexts[]) => void;
}
const periods = offerPeriods.map((period) => [period, offerPeriodNames[period]] as const);

/** The coupons of an activity with stock, limits and the lowest level, and adding more of them. */
export function OfferedCoupons({ coupons, rules, onCoupons }: OfferedCouponsProps) {
  const [search, setSearch] = useState('');
  const keyword = search.trim();
  const found = useQuery({
    ...reading(couponConsole.couponTemplates, { search: keyword, limit: 10 }),
    enabled: keyword !== '',
    placeholderData: (before) => before,
  });
  const change = (templateId: string, texts: Partial<OfferedTexts>): void =>
    onCoupons(coupons.map((each) => (each.coupon.templateId === templateId ? { ...each, ...texts } : each)));
  const rows = found.data?.rows ?? [];
  return (
    <>
      {coupons.map((each) => (
        <OfferedCoupon
          key={each.coupon.templateId}
          offered={each}
          rules={rules}
          onOffered={(texts) => change(each.coupon.templateId, texts)}
          onRemove={() => onCoupons(coupons.filter((other) => other !== each))}
        />
      ))}
      <SearchedRows
        label="加券"
        hint="券的名称"
        search={search}
        onSearch={setSearch}
        query={found}
        rows={rows.map((coupon) => ({
          id: coupon.templateId,
          name: coupon.title,
          note: `v${coupon.version}，${worthText(coupon)}，${thresholdText(coupon)}，${validityText(coupon)}`,
        }))}
        chosen={coupons.map(({ coupon }) => coupon.templateId)}
        onChosen={({ id }) => {
          const coupon = rows.find(({ templateId }) => templateId === id);
          if (coupon) onCoupons([...coupons, offeredOf(coupon)]);
        }}
        empty="没有这个名称的券，请先新建"
      />
    </>
  );
}

interface OfferedCouponProps {
  readonly offered: OfferedTexts;
  readonly rules: readonly string[] | undefined;
  readonly onOffered: (texts: Partial<OfferedTexts>) => void;
  readonly onRemove: () => void;
}

function OfferedCoupon({ offered, rules, onOffered, onRemove }: OfferedCouponProps) {
  const { coupon, stock, period, limit, minLevel, rule } = offered;
  return (
    <fieldset className={styles.offered}>
      <legend>
        {coupon.title}{' '}
        <small>
          v{coupon.version}，{worthText(coupon)}
        </small>
      </legend>
      <div className={styles.pair}>
        <Field
          label="数量"
          hint="不填是不限"
          inputMode="numeric"
          value={stock}
          onValue={(typed) => onOffered({ stock: typed })}
        />
        <Select
          label="每人"
          value={period}
          options={periods}
          onValue={(typed) =>
            onOffered({ period: offerPeriods.find((each) => each === typed) ?? period, limit: '' })
          }
        />
        {period !== 'once' && (
          <Field
            label="每人最多"
            hint="张，不填是不限"
            inputMode="numeric"
            value={limit}
            onValue={(typed) => onOffered({ limit: typed })}
          />
        )}
        {rules ? (
          <Select
            label="哪条条件"
            value={rule}
            options={rules.map((text, at) => [String(at), text === '' ? `第 ${at + 1} 条` : text] as const)}
            onValue={(typed) => onOffered({ rule: typed })}
          />
        ) : (
          <Select
            label="谁能领"
            value={minLevel}
            options={levelOptions}
            onValue={(typed) => onOffered({ minLevel: typed })}
          />
        )}
      </div>
      <div className={styles.acts}>
        <Button size="small" label={`不要 ${coupon.title}`} onPress={onRemove}>
          不要
        </Button>
      </div>
    </fieldset>
  );
}
