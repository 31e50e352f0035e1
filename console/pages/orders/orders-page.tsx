import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import {
  orderCountStates,
  orderListStates,
  type OrderListState,
} from '#core/contract/console/orders/order-states.ts';
import { orderConsole } from '#core/contract/console/orders/orders.ts';
import type { Permission } from '#core/contract/console/permissions.ts';
import type { DataOf, RequestOf } from '#core/contract/endpoint.ts';
import { activityKindNames } from '#core/rules/console/activities/activity-names.ts';
import { provinceCities } from '#core/rules/console/content-forms/choices.ts';
import { goodsKindNames } from '#core/rules/console/goods-names.ts';
import { payMethods } from '#core/rules/pay/pay-methods.ts';
import { BulkBar } from '../../lists/bulk-bar.tsx';
import { ExportButton } from '../../lists/export-button.tsx';
import { FilterBar } from '../../lists/filter-bar.tsx';
import type { FilterField } from '../../lists/filter-field.ts';
import { NumberSearch } from '../../lists/number-search.tsx';
import { RowList } from '../../lists/row-list.tsx';
import { SavedViews } from '../../lists/saved-views.tsx';
import { StateTabs } from '../../lists/state-tabs.tsx';
import { useSelection } from '../../lists/use-selection.ts';
import { fenOf } from '../../platform/money.ts';
import { reading, useMe } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import { Button } from '../../ui/button.tsx';
import { Head } from '../../ui/parts.tsx';
import { orderListStateNames } from './order-words.tsx';
import { OrdersBulkForm, ordersBulkTitles, type OrdersBulkAct } from './orders-bulk-form.tsx';
import { orderColumns } from './orders-columns.tsx';

const route = getRouteApi('/shell/orders');
type Filters = ReturnType<typeof route.useSearch>;

const bulkActs = [
  { act: 'query', needs: 'orders.query' },
  { act: 'note', needs: 'orders.note' },
] as const satisfies readonly { readonly act: OrdersBulkAct; readonly needs: Permission }[];

const fieldsOf = (activities: readonly OrderActivity[]) =>
  [
    { kind: 'search', name: 'number', title: '订单号、支付号、退款号' },
    {
      kind: 'choice',
      name: 'kind',
      title: '类型',
      options: (['virtual', 'charge', 'code', 'physical'] as const).map(
        (kind) => [kind, goodsKindNames[kind]] as const,
      ),
    },
    {
      kind: 'choice',
      name: 'payMethodId',
      title: '支付方式',
      options: payMethods.map(({ payMethodId, payMethodName: name }) => [String(payMethodId), name] as const),
    },
    { kind: 'choice', name: 'areaNum', title: '地市', options: provinceCities },
    {
      kind: 'choice',
      name: 'activity',
      title: '活动',
      options: activities.map(({ key, kind, name }) => [key, `${activityKindNames[kind]}：${name}`] as const),
    },
    { kind: 'day', name: 'from', title: '下单不早于' },
    { kind: 'day', name: 'until', title: '下单早于' },
    { kind: 'number', name: 'minYuan', title: '应付不低于（元）', sign: '≥' },
    { kind: 'number', name: 'maxYuan', title: '应付不高于（元）', sign: '≤' },
  ] as const satisfies readonly FilterField[];
type OrderActivity = DataOf<typeof orderConsole.orderActivities>['rows'][number];

/** The filters of the address as the call wants them; one that the address has wrong is left out. */
function inputOf({ state, kind, payMethodId, minYuan, maxYuan, ...texts }: Filters) {
  const method = payMethods.find((each) => String(each.payMethodId) === payMethodId)?.payMethodId;
  const [minFen, maxFen] = [fenOf(minYuan ?? ''), fenOf(maxYuan ?? '')];
  const isKind = kind === 'virtual' || kind === 'charge' || kind === 'code' || kind === 'physical';
  const chosen = orderListStates.find((each) => each === state);
  return {
    ...texts,
    ...(chosen && { state: chosen }),
    ...(isKind && { kind }),
    ...(method && { payMethodId: method }),
    ...(minFen !== undefined && { minFen }),
    ...(maxFen !== undefined && { maxFen }),
  } as Omit<RequestOf<typeof orderConsole.orders>, 'after' | 'limit'>;
}

/** The filters as the address of an export has them; a phone number is in none. */
const textsOf = (input: object): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));

const isCounted = (state: OrderListState): state is (typeof orderCountStates)[number] =>
  orderCountStates.some((each) => each === state);

/** Orders of all subscribers, newest first: found by filters, any of their numbers or a whole phone number. */
export function OrdersPage() {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const { may } = useMe();
  const [mobile, setMobile] = useState<string>();
  const [bulk, setBulk] = useState<OrdersBulkAct>();
  const selection = useSelection();
  const input = { ...inputOf(filters), ...(mobile !== undefined && { mobile }) };
  const list = useRows(orderConsole.orders, input, { every: 30_000 });
  const { data: counts } = useQuery({ ...reading(orderConsole.orderCounts, {}), refetchInterval: 30_000 });
  const { data: offered } = useQuery({ ...reading(orderConsole.orderActivities, {}), staleTime: 60_000 });
  const apply = (search: Filters): void => void navigate({ search });
  return (
    <>
      <Head
        title="订单"
        facts={
          counts
            ? `今天 ${counts.today.toLocaleString('zh-CN')} 单，已付 ${counts.paidToday.toLocaleString('zh-CN')} 单`
            : ''
        }
      >
        <ExportButton endpoint={orderConsole.orders} filters={textsOf(inputOf(filters))} fileName="订单" />
      </Head>
      <StateTabs
        tabs={([undefined, ...orderListStates] as const).map((state) => ({
          tab: state,
          title: state ? orderListStateNames[state] : '全部',
          count: state && isCounted(state) ? counts?.[state] : undefined,
        }))}
        chosen={orderListStates.find((each) => each === filters.state)}
        onChoose={(state) => apply({ ...filters, state })}
      />
      <FilterBar fields={fieldsOf(offered?.rows ?? [])} filters={filters} onChange={apply}>
        <NumberSearch mobile={mobile} onChange={setMobile} />
        <SavedViews screen="orders" filters={filters} onApply={apply} />
      </FilterBar>
      {bulk && (
        <OrdersBulkForm
          key={bulk}
          act={bulk}
          orderNos={[...selection.keys]}
          onClose={() => setBulk(undefined)}
        />
      )}
      <RowList
        caption="订单"
        columns={orderColumns}
        list={list}
        keyOf={({ orderNo }) => orderNo}
        selection={selection}
        empty="没有符合条件的订单，可去掉几个筛选"
        onOpen={(orderNo) => void navigate({ to: '/orders/$orderNo', params: { orderNo } })}
      />
      <BulkBar selection={selection} unit="单">
        {bulkActs
          .filter(({ needs }) => may(needs))
          .map(({ act }) => (
            <Button key={act} size="small" onPress={() => setBulk(act)}>
              {ordersBulkTitles[act]}…
            </Button>
          ))}
      </BulkBar>
    </>
  );
}
