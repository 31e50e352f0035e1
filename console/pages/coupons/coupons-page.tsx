import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { CouponTemplateRow } from '#core/contract/console/coupons/coupons.shapes.ts';
import { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { FilterBar } from '../../lists/filter-bar.tsx';
import type { FilterField } from '../../lists/filter-field.ts';
import { RowList } from '../../lists/row-list.tsx';
import { SavedViews } from '../../lists/saved-views.tsx';
import { useMe } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Head, Tag } from '../../ui/parts.tsx';
import { CouponActivityForm } from './coupon-activity-form.tsx';
import { CouponForm } from './coupon-form.tsx';
import { couponTypeName, thresholdText, validityText, worthText } from './coupon-words.ts';
import styles from './coupons.module.css';

const route = getRouteApi('/shell/coupons');
type Filters = ReturnType<typeof route.useSearch>;
const fields = [
  { kind: 'search', name: 'search', title: '券的名称' },
] as const satisfies readonly FilterField[];
const usedShare = ({ granted, used }: CouponTemplateRow): string =>
  granted === 0 ? '—' : `${((used * 100) / granted).toFixed(1)}%`;
const columns: readonly Column<CouponTemplateRow>[] = [
  {
    title: '券',
    cell: ({ templateId, title }) => (
      <Link to="/coupons/$templateId" params={{ templateId }} className={styles.link}>
        {title}
      </Link>
    ),
  },
  { title: '类型', cell: ({ couponType }) => couponTypeName(couponType) },
  { title: '版本', cell: ({ version }) => `v${version}` },
  { title: '面值', align: 'end', cell: worthText },
  { title: '门槛', align: 'end', cell: thresholdText },
  { title: '有效', cell: validityText },
  { title: '已发', align: 'end', cell: ({ granted }) => granted.toLocaleString('zh-CN') },
  { title: '已用', align: 'end', cell: ({ used }) => used.toLocaleString('zh-CN') },
  { title: '核销率', align: 'end', cell: usedShare },
  {
    title: '状态',
    cell: ({ offers }) => (offers > 0 ? <Tag tone="success">可领</Tag> : <Tag>没有在领</Tag>),
  },
];

/** The latest version of each coupon; making one, and opening an activity that gives some. */
export function CouponsPage() {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const { may } = useMe();
  const [form, setForm] = useState<'coupon' | 'activity'>();
  const close = (): void => setForm(undefined);
  const list = useRows(couponConsole.couponTemplates, filters);
  const apply = (search: Filters): void => void navigate({ search });
  return (
    <>
      <Head title="优惠券" facts={list.countText ? `${list.countText} 种` : ''}>
        <ExportButton endpoint={couponConsole.couponTemplates} filters={filters} fileName="优惠券" />
        {may('coupons.propose') && form === undefined && (
          <>
            <Button onPress={() => setForm('activity')}>新开领券活动…</Button>
            <Button look="primary" onPress={() => setForm('coupon')}>
              <Icon name="plus" />
              新建优惠券…
            </Button>
          </>
        )}
      </Head>
      {form === 'coupon' && <CouponForm onClose={close} />}
      {form === 'activity' && <CouponActivityForm onClose={close} />}
      <FilterBar fields={fields} filters={filters} onChange={apply}>
        <SavedViews screen="coupons" filters={filters} onApply={apply} />
        <ExportButton
          endpoint={couponConsole.couponOffers}
          filters={filters}
          fileName="领券活动"
          label="导出领券活动"
        />
      </FilterBar>
      <RowList
        caption="优惠券"
        columns={columns}
        list={list}
        keyOf={({ templateId }) => templateId}
        nameOf={({ title }) => title}
        onOpen={(templateId) => void navigate({ to: '/coupons/$templateId', params: { templateId } })}
        empty="没有这个名称的券，可去掉筛选"
      />
    </>
  );
}
