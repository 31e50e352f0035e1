import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import {
  rightsFamilies,
  rightsProductStates,
  type RightsProductState,
} from '#core/contract/console/rights/rights-families.ts';
import { claims } from '#core/contract/console/claims.ts';
import type { RightsProductRow } from '#core/contract/console/rights/rights-products.shapes.ts';
import { rightsProducts } from '#core/contract/console/rights/rights.ts';
import { rightsFamilyNames, rightsProductStateNames } from '#core/rules/console/rights/rights-names.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { FilterBar } from '../../lists/filter-bar.tsx';
import type { FilterField } from '../../lists/filter-field.ts';
import { RowList } from '../../lists/row-list.tsx';
import { SavedViews } from '../../lists/saved-views.tsx';
import { useSupplierName } from '../../lists/supplier-name.tsx';
import { formatFen } from '../../platform/format.ts';
import { reading } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import type { Column } from '../../ui/data-table.tsx';
import { Meter } from '../../ui/figure.tsx';
import { Head, Tag } from '../../ui/parts.tsx';
import styles from './rights-products.module.css';

const route = getRouteApi('/shell/rights/products');

const stateTones = { open: 'success', short: 'warning', ended: 'plain' } as const;
export const ProductState = ({ state }: { readonly state: RightsProductState }) => (
  <Tag tone={stateTones[state]}>{rightsProductStateNames[state]}</Tag>
);

const columns: readonly Column<RightsProductRow>[] = [
  {
    title: '产品',
    cell: ({ productId, name }) => (
      <Link to="/rights/products/$productId" params={{ productId }} className={styles.name}>
        {name}
        <small>{productId}</small>
      </Link>
    ),
  },
  { title: '系列', cell: ({ family }) => <span className={styles.nowrap}>{rightsFamilyNames[family]}</span> },
  { title: '分组', cell: ({ groups }) => groups.join('，') || '—' },
  { title: '供应商', cell: ({ suppliers }) => <Suppliers suppliers={suppliers} /> },
  { title: '价格', align: 'end', cell: ({ priceFen }) => formatFen(priceFen) },
  {
    title: '本月库存',
    align: 'end',
    cell: ({ stock }) =>
      stock === null ? (
        '不限'
      ) : (
        <span className={styles.stock}>
          <Meter part={stock.total - stock.left} whole={stock.total} label="已领" warns />剩{' '}
          {stock.left.toLocaleString('zh-CN')}
        </span>
      ),
  },
  {
    title: '状态',
    cell: ({ state, isWaiting }) => (
      <span className={styles.tags}>
        <ProductState state={state} />
        {isWaiting && <Tag tone="info">待审批</Tag>}
      </span>
    ),
  },
];

const shownSuppliers = 2;
function Suppliers({ suppliers }: { readonly suppliers: readonly string[] }) {
  const named = suppliers.map(useSupplierName());
  return (
    <span title={named.join('、')}>
      {named.slice(0, shownSuppliers).join('、') || '—'}
      {named.length > shownSuppliers && ` 等 ${named.length} 家`}
    </span>
  );
}

/** Products with rights: their groups, suppliers and what is left this month. */
export function RightsProductsPage() {
  const { family, state, ...others } = route.useSearch();
  const navigate = route.useNavigate();
  const supplierName = useSupplierName();
  const { data: offered } = useQuery({ ...reading(claims.claimFilters, {}), staleTime: 60_000 });
  const filters = { ...others, family, state };
  const list = useRows(rightsProducts.rightsProducts, {
    ...others,
    ...oneOf('family', rightsFamilies, family),
    ...oneOf('state', rightsProductStates, state),
  });
  const fields = [
    { kind: 'search', name: 'keyword', title: '名称、产品编号' },
    { kind: 'choice', name: 'family', title: '系列', options: Object.entries(rightsFamilyNames) },
    {
      kind: 'choice',
      name: 'supplier',
      title: '供应商',
      options: (offered?.suppliers ?? []).map((each) => [each, supplierName(each)] as const),
    },
    { kind: 'choice', name: 'state', title: '状态', options: Object.entries(rightsProductStateNames) },
  ] as const satisfies readonly FilterField[];
  const apply = (search: typeof filters): void => void navigate({ search });
  return (
    <>
      <Head title="权益产品" facts={list.countText ? `${list.countText} 个` : ''}>
        <ExportButton endpoint={rightsProducts.rightsProducts} filters={filters} fileName="权益产品" />
      </Head>
      <FilterBar fields={fields} filters={filters} onChange={apply}>
        <SavedViews screen="rights-products" filters={filters} onApply={apply} />
      </FilterBar>
      <RowList
        caption="权益产品"
        columns={columns}
        list={list}
        keyOf={({ productId }) => productId}
        onOpen={(productId) => void navigate({ to: '/rights/products/$productId', params: { productId } })}
        empty="没有符合条件的产品，请减少筛选"
      />
    </>
  );
}

/** A filter of the address, when it is one of the values that the call takes. */
const oneOf = <Name extends string, Value extends string>(
  name: Name,
  values: readonly Value[],
  text: string | undefined,
): { readonly [Each in Name]?: Value } => {
  const found = values.find((each) => each === text);
  return (found === undefined ? {} : { [name]: found }) as { readonly [Each in Name]?: Value };
};
