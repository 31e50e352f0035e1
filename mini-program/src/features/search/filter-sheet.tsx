import { Input, View } from '@tarojs/components';
import { useState } from 'react';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import { couponNames, noFilter, type ResultsQuery } from '#core/rules/goods/search/results-query.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './results.module.css';

interface FilterSheetProps {
  readonly query: ResultsQuery;
  readonly cityName: string;
  onClose(): void;
  onChange(changed: Partial<ResultsQuery>): void;
}

const coupons = Object.entries(couponNames) as readonly (readonly [CouponType, string])[];
const amount = (text: string): number | undefined => (/^\d{1,6}$/.test(text) ? Number(text) : undefined);

/** Every filter of the results; they take effect together. */
export function FilterSheet({ query, cityName, onClose, onChange }: FilterSheetProps) {
  const [draft, setDraft] = useState(query);
  const categories = useQuery(catalogue.categories, {}, { staleMs: 300_000 });
  const set = (changed: Partial<ResultsQuery>): void => setDraft({ ...draft, ...changed });
  const finish = (changed: Partial<ResultsQuery>): void => {
    onChange(changed);
    onClose();
  };
  const chip = (key: string, text: string, pressed: boolean, changed: Partial<ResultsQuery>) => ({
    key,
    text,
    pressed,
    onPress: () => set(changed),
  });
  const price = (name: 'priceFrom' | 'priceTo', label: string) => (
    <Input
      className={styles.amount}
      type="number"
      maxlength={6}
      placeholder={label}
      value={draft[name]?.toString() ?? ''}
      onInput={({ detail }) => set({ [name]: amount(detail.value) })}
    />
  );
  return (
    <Sheet
      title="筛选"
      onClose={onClose}
      footer={
        <>
          <Button look="plain" size="large" className={styles.reset} onPress={() => finish(noFilter)}>
            重置
          </Button>
          <Button size="large" className={styles.apply} onPress={() => finish(draft)}>
            查看商品
          </Button>
        </>
      }
    >
      <View className={styles.filterTitle}>服务</View>
      <FilterChips
        look="wrapped"
        chips={[
          chip('city', `${cityName}可用`, draft.inCity, { inCity: !draft.inCity }),
          chip('stock', '仅看有货', draft.inStock, { inStock: !draft.inStock }),
          chip('member', '会员价', draft.memberPrice, { memberPrice: !draft.memberPrice }),
        ]}
      />
      <View className={styles.filterTitle}>可用的券</View>
      <FilterChips
        look="wrapped"
        chips={coupons.map(([key, text]) =>
          chip(key, text, draft.coupon === key, { coupon: draft.coupon === key ? undefined : key }),
        )}
      />
      <View className={styles.filterTitle}>价格（元）</View>
      <View className={styles.prices}>
        {price('priceFrom', '最低价')}
        <View>—</View>
        {price('priceTo', '最高价')}
      </View>
      <View className={styles.filterTitle}>分类</View>
      <FilterChips
        look="wrapped"
        chips={(categories.data?.list ?? []).map(({ categoryId, categoryName }) =>
          chip(categoryId, categoryName, draft.categoryId === categoryId, {
            categoryId: draft.categoryId === categoryId ? undefined : categoryId,
          }),
        )}
      />
    </Sheet>
  );
}
