import { Link, getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { goods } from '#core/contract/console/goods.ts';
import type { ConsoleStockRow } from '#core/contract/console/goods/goods-fields.shapes.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
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
import { GoodsPicture } from './goods-picture.tsx';
import { ImportForm } from './import-form.tsx';
import styles from './goods.module.css';

const route = getRouteApi('/shell/stock');
const fields = [
  { kind: 'search', name: 'keyword', title: '名称、拼音、编号' },
  { kind: 'number', name: 'below', title: '低于', sign: '<' },
  { kind: 'text', name: 'area', title: '地区编号' },
] as const satisfies readonly FilterField[];

const columns: readonly Column<ConsoleStockRow>[] = [
  {
    title: '商品',
    cell: ({ goodsId, goodsName, picUrl, skuName }) => (
      <Link to="/goods/$goodsId" params={{ goodsId }} className={styles.goods}>
        <GoodsPicture picUrl={picUrl} />
        <span>
          {goodsName}
          <small>{skuName}</small>
        </span>
      </Link>
    ),
  },
  { title: '规格编号', cell: ({ skuId }) => skuId },
  { title: '地区', cell: ({ areaName }) => areaName },
  { title: '剩余', align: 'end', cell: ({ left }) => left.toLocaleString('zh-CN') },
  {
    title: '状态',
    cell: ({ left, asked }) =>
      left === 0 ? (
        <Tag tone="danger">卖完{asked > 0 ? `，${asked} 人等货` : ''}</Tag>
      ) : (
        <Tag tone="success">有货</Tag>
      ),
  },
];

/** Limited stock of every sku and area, what is nearly gone first. */
export function StockPage() {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const { may } = useMe();
  const [isImporting, setImporting] = useState(false);
  const list = useRows(goods.stockList, filters as Omit<InputOf<typeof goods.stockList>, 'after' | 'limit'>);
  const apply = (search: typeof filters): void => void navigate({ search });
  return (
    <>
      <Head title="库存" facts={list.countText ? `${list.countText} 处，剩得少的在前` : ''}>
        {may('goods.propose') && (
          <Button onPress={() => setImporting(true)}>
            <Icon name="upload" />
            批量调库存…
          </Button>
        )}
        <ExportButton endpoint={goods.stockList} filters={filters} fileName="库存" />
      </Head>
      {isImporting && <ImportForm of="stock" onClose={() => setImporting(false)} />}
      <FilterBar fields={fields} filters={filters} onChange={apply}>
        <SavedViews screen="stock" filters={filters} onApply={apply} />
      </FilterBar>
      <RowList
        caption="库存"
        columns={columns}
        list={list}
        keyOf={({ skuId, area }) => `${skuId} ${area ?? ''}`}
        onOpen={(key) => {
          const goodsId = list.rows.find(({ skuId, area }) => `${skuId} ${area ?? ''}` === key)?.goodsId;
          if (goodsId !== undefined) void navigate({ to: '/goods/$goodsId', params: { goodsId } });
        }}
        empty="没有符合条件的库存；库存不限的规格不在这里"
      />
    </>
  );
}
