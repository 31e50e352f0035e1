import { catalogue } from '#core/contract/goods/catalogue.ts';
import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { Chips } from '#web/ui/chips/chips.tsx';
import styles from './rights-discount.module.css';

interface CategoryChipsProps {
  readonly couponType: CouponType;
  /** Undefined: all categories. */
  readonly value: string | undefined;
  readonly panelId: string;
  onChange(categoryId: string | undefined): void;
}

/** The categories with goods for the coupons of a type; not shown where there is one only. */
export function CategoryChips({ couponType, value, panelId, onChange }: CategoryChipsProps) {
  const { data } = useCall(catalogue.rootCategories, { couponType }, { staleMs: 300_000 });
  const items = (data?.list ?? []).map(({ categoryId, categoryName }) => ({
    key: categoryId,
    text: categoryName,
  }));
  return (
    <div className={styles.categories}>
      {items.length > 1 && (
        <Chips
          label="商品分类"
          items={[{ key: 'all', text: '全部分类' }, ...items]}
          value={value ?? 'all'}
          panelId={panelId}
          onChange={(key) => onChange(key === 'all' ? undefined : key)}
        />
      )}
    </div>
  );
}
