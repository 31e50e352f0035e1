import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { goods } from '#core/contract/console/goods.ts';
import type { Permission } from '#core/contract/console/permissions.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import { couponTypeNames, goodsKindNames } from '#core/rules/console/goods-names.ts';
import { BulkBar } from '../../lists/bulk-bar.tsx';
import { ExportButton } from '../../lists/export-button.tsx';
import { FilterBar } from '../../lists/filter-bar.tsx';
import type { FilterField } from '../../lists/filter-field.ts';
import { RowList } from '../../lists/row-list.tsx';
import { SavedViews } from '../../lists/saved-views.tsx';
import { StateTabs } from '../../lists/state-tabs.tsx';
import { useSelection } from '../../lists/use-selection.ts';
import { reading, useMe } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Head } from '../../ui/parts.tsx';
import { BulkForm, bulkTitles, type BulkAct } from './bulk-form.tsx';
import { BulkTextsForm, bulkTextsTitles, type BulkTextsAct } from './bulk-texts-form.tsx';
import { goodsColumns } from './goods-columns.tsx';
import { GoodsFileForm } from './goods-file-form.tsx';
import { ImportForm } from './import-form.tsx';
import { NewGoodsForm } from './new-goods-form.tsx';

const route = getRouteApi('/shell/goods');
type Filters = ReturnType<typeof route.useSearch>;
const tabs = [
  { tab: 'all', title: '全部', count: 'all' },
  { tab: 'on-sale', title: '在售', count: 'onSale' },
  { tab: 'sold-out', title: '缺货', count: 'soldOut' },
  { tab: 'waiting', title: '待审批', count: 'waiting' },
  { tab: 'unlisted', title: '已下架', count: 'unlisted' },
] as const;

const bulkActs = [
  { act: 'category', needs: 'goods.edit' },
  { act: 'limit', needs: 'goods.edit' },
  { act: 'list', needs: 'goods.propose' },
  { act: 'unlist', needs: 'goods.stop' },
] as const satisfies readonly { readonly act: BulkAct; readonly needs: Permission }[];
const isBulk = (open: string | undefined): open is BulkAct => bulkActs.some(({ act }) => act === open);

/** Goods by their sales of the last 30 days; tabs are states, filters stand in the address. */
export function GoodsPage() {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const { may } = useMe();
  const [open, setOpen] = useState<'prices' | 'file' | 'new' | BulkTextsAct | BulkAct>();
  const selection = useSelection();
  const choices = useQuery({ ...reading(goods.goodsChoices, {}), staleTime: 300_000 });
  const tab = tabs.find((each) => each.tab === filters.tab)?.tab ?? 'all';
  const input = { ...filters, tab } as Omit<InputOf<typeof goods.goodsList>, 'after' | 'limit'>;
  const list = useRows(goods.goodsList, input);
  const counts = useQuery({ ...reading(goods.goodsList, { limit: 1 }), select: (data) => data.tabs });
  const nameOf = (id: string): string => list.rows.find(({ goodsId }) => goodsId === id)?.name ?? id;
  const apply = (search: Filters): void => void navigate({ search });
  const fields = [
    { kind: 'search', name: 'keyword', title: '名称、拼音、商品编号' },
    { kind: 'number', name: 'soldFrom', title: '30 天售出', sign: '≥' },
    { kind: 'choice', name: 'kind', title: '类型', options: Object.entries(goodsKindNames) },
    {
      kind: 'choice',
      name: 'categoryId',
      title: '分类',
      options: (choices.data?.categories ?? []).map(({ categoryId, name }) => [categoryId, name] as const),
    },
    {
      kind: 'choice',
      name: 'city',
      title: '城市',
      options: (choices.data?.cities ?? []).map(({ areaNum, name }) => [areaNum, name] as const),
    },
    { kind: 'choice', name: 'couponType', title: '可用券', options: Object.entries(couponTypeNames) },
    { kind: 'number', name: 'stockBelow', title: '库存低于', sign: '<' },
  ] as const satisfies readonly FilterField[];
  return (
    <>
      <Head title="商品" facts={list.countText ? `${list.countText} 件` : ''}>
        {may('goods.propose') && (
          <Button onPress={() => setOpen('prices')}>
            <Icon name="upload" />
            批量改价…
          </Button>
        )}
        {may('goods.propose') && (
          <Button onPress={() => setOpen('file')}>
            <Icon name="upload" />
            导入商品…
          </Button>
        )}
        <ExportButton endpoint={goods.goodsList} filters={{ ...filters, tab }} fileName="商品" />
        {may('goods.edit') && (
          <Button look="primary" onPress={() => setOpen('new')}>
            新建商品…
          </Button>
        )}
      </Head>
      {open === 'prices' && <ImportForm of="prices" onClose={() => setOpen(undefined)} />}
      {open === 'file' && <GoodsFileForm filters={{ ...filters, tab }} onClose={() => setOpen(undefined)} />}
      {isBulk(open) && (
        <BulkForm
          key={open}
          act={open}
          goodsIds={[...selection.keys]}
          nameOf={nameOf}
          onClose={() => setOpen(undefined)}
        />
      )}
      {(open === 'tags' || open === 'coupons') && (
        <BulkTextsForm
          key={open}
          act={open}
          goodsIds={[...selection.keys]}
          nameOf={nameOf}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'new' && <NewGoodsForm onClose={() => setOpen(undefined)} />}
      <StateTabs
        tabs={tabs.map((each) => ({ ...each, count: counts.data?.[each.count] }))}
        chosen={tab}
        onChoose={(chosen) => apply({ ...filters, tab: chosen === 'all' ? undefined : chosen })}
      />
      <FilterBar fields={fields} filters={filters} onChange={apply}>
        <SavedViews screen="goods" filters={filters} onApply={apply} />
      </FilterBar>
      <RowList
        caption="商品"
        columns={goodsColumns}
        list={list}
        keyOf={({ goodsId }) => goodsId}
        nameOf={({ name }) => name}
        selection={selection}
        onOpen={(goodsId) => void navigate({ to: '/goods/$goodsId', params: { goodsId } })}
        empty="没有符合条件的商品，可去掉几个筛选"
      />
      <BulkBar selection={selection} unit="件">
        <ExportButton
          endpoint={goods.goodsList}
          filters={{ goodsIds: [...selection.keys].join(',') }}
          fileName="商品"
          label="导出所选"
          size="small"
        />
        {may('goods.propose') &&
          (['coupons', 'tags'] as const).map((act) => (
            <Button key={act} size="small" onPress={() => setOpen(act)}>
              {bulkTextsTitles[act]}…
            </Button>
          ))}
        {bulkActs
          .filter(({ needs }) => may(needs))
          .map(({ act }) => (
            <Button
              key={act}
              size="small"
              look={act === 'unlist' ? 'danger' : 'plain'}
              onPress={() => setOpen(act)}
            >
              {bulkTitles[act]}…
            </Button>
          ))}
      </BulkBar>
    </>
  );
}
