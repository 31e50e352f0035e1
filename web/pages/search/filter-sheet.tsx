import { useState } from 'react';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FilterChips } from '#web/ui/chips/filter-chips.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { couponNames, noFilter, type ResultsQuery } from '#core/rules/goods/search/results-query.ts';
import styles from './filter-sheet.module.css';

interface FilterSheetProps {
  readonly open: boolean;
  readonly query: ResultsQuery;
  readonly cityName: string;
  onClose(): void;
  onChange(query: ResultsQuery): void;
}

const coupons = Object.entries(couponNames) as readonly (readonly [CouponType, string])[];
const amount = (text: string): number | undefined => (/^\d{1,6}$/.test(text) ? Number(text) : undefined);

/** Every filter of the results; they take effect together. */
export function FilterSheet({ open, query, cityName, onClose, onChange }: FilterSheetProps) {
  const [draft, setDraft] = useState(query);
  const categories = useCall(catalogue.categories, {});
  const set = (changed: Partial<ResultsQuery>) => setDraft({ ...draft, ...changed });
  const finish = (next: ResultsQuery) => {
    setDraft(next);
    onChange(next);
    onClose();
  };
  const price = (name: 'priceFrom' | 'priceTo', label: string) => (
    <input
      className={styles.price}
      inputMode="numeric"
      maxLength={6}
      aria-label={label}
      placeholder={label}
      value={draft[name] ?? ''}
      onChange={({ target }) => set({ [name]: amount(target.value) })}
    />
  );
  return (
    <Sheet
      open={open}
      title="筛选"
      onClose={onClose}
      footer={
        <div className={styles.buttons}>
          <Button kind="plain" onPress={() => finish({ ...query, ...noFilter })}>
            重置
          </Button>
          <Button onPress={() => finish(draft)}>查看商品</Button>
        </div>
      }
    >
      <h3 className={styles.title}>服务</h3>
      <FilterChips
        className={styles.chips}
        label="服务"
        chips={[
          {
            key: 'city',
            text: `${cityName}可用`,
            pressed: draft.inCity,
            onPress: () => set({ inCity: !draft.inCity }),
          },
          {
            key: 'stock',
            text: '仅看有货',
            pressed: draft.inStock,
            onPress: () => set({ inStock: !draft.inStock }),
          },
          {
            key: 'member',
            text: '会员价',
            pressed: draft.memberPrice,
            onPress: () => set({ memberPrice: !draft.memberPrice }),
          },
        ]}
      />
      <h3 className={styles.title}>可用的券</h3>
      <FilterChips
        className={styles.chips}
        label="可用的券"
        chips={coupons.map(([key, text]) => ({
          key,
          text,
          pressed: draft.coupon === key,
          onPress: () => set({ coupon: draft.coupon === key ? undefined : key }),
        }))}
      />
      <h3 className={styles.title}>价格（元）</h3>
      <div className={styles.prices}>
        {price('priceFrom', '最低价')}
        <span aria-hidden="true">—</span>
        {price('priceTo', '最高价')}
      </div>
      <h3 className={styles.title}>分类</h3>
      <FilterChips
        className={styles.chips}
        label="分类"
        chips={(categories.data?.list ?? []).map(({ categoryId, categoryName }) => ({
          key: categoryId,
          text: categoryName,
          pressed: draft.categoryId === categoryId,
          onPress: () => set({ categoryId: draft.categoryId === categoryId ? undefined : categoryId }),
        }))}
      />
    </Sheet>
  );
}
