import { useState } from 'react';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { searchIcon } from '#web/art/icons/search-icon.ts';
import { useCancelOrder } from '#web/features/orders/use-cancel-order.ts';
import { useOrderActions } from '#web/features/orders/use-order-actions.ts';
import { useOrderCode } from '#web/features/wallet/use-order-code.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useGo, useHref, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { PagesEnd } from '#web/ui/load-more/pages-end.tsx';
import { Tabs } from '#web/ui/tabs/tabs.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderSearch } from './order-search.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { countOf, orderTabs, tabKeyOf, tabOf, type OrderTabKey } from './order-tabs.ts';
import { useOrders } from './use-orders.ts';
import styles from './my-orders.module.css';

const panelId = 'orders';
const keys = Object.keys(orderTabs) as OrderTabKey[];

/** 我的订单: by state, with the time left to pay. */
function MyOrders() {
  const go = useGo();
  const tab = tabKeyOf(useQueryValue('tab'));
  const keyword = useQueryValue('keyword') ?? '';
  const [isSearching, setIsSearching] = useState(keyword !== '');
  const kind = useSession(({ session }) => session.kind);
  const { data: counts } = useCall(afterSale.orderCounts, {}, { enabled: kind === 'member' });
  const items = keys.map((key) => ({ key, text: tabOf(key).text, count: countOf(key, counts) }));
  const show = (key: OrderTabKey, requested: string) =>
    go({ page: 'myOrders', query: { tab: key, ...(requested && { keyword: requested }) } }, 'replace');
  const choose = (key: OrderTabKey) => show(key, keyword);
  return (
    <PageFrame
      title="我的订单"
      right={
        kind !== 'guest' && (
          <IconButton icon={searchIcon} label="搜索订单" onPress={() => setIsSearching(true)} />
        )
      }
      guest={{ title: '登录后查看我的订单', text: '买过的商品都在这里' }}
    >
      <>
        {isSearching && <OrderSearch keyword={keyword} onSearch={(requested) => show(tab, requested)} />}
        <Tabs
          className={styles.tabs}
          label="订单状态"
          items={items}
          value={tab}
          panelId={panelId}
          onChange={choose}
        />
        <div id={panelId} className={styles.panel} role="tabpanel" aria-label={tabOf(tab).text}>
          <OrdersOfTab key={`${tab} ${keyword}`} tab={tab} keyword={keyword} />
        </div>
      </>
    </PageFrame>
  );
}

function OrdersOfTab({ tab, keyword }: { tab: OrderTabKey; keyword: string }) {
  const href = useHref();
  const orders = useOrders(tab, keyword);
  const cancel = useCancelOrder();
  const actions = useOrderActions();
  const { codeView, ...code } = useOrderCode();
  const { list } = orders;
  return (
    <>
      {list?.length === 0 ? (
        <EmptyState
          art="orders"
          {...(keyword
            ? { title: `没有找到“${keyword}”`, text: '换个商品名称或订单号试试' }
            : tabOf(tab).empty)}
          action={{ text: '去逛逛', href: href({ page: 'home' }) }}
        />
      ) : (
        <>
          {list && (
            <ul className={styles.list} aria-label={tabOf(tab).text}>
              {list.map((order, at) => (
                <OrderCard
                  key={order.orderNo}
                  order={order}
                  orders={orders}
                  cancel={cancel}
                  actions={actions}
                  code={code}
                  isFirst={tab !== 'toUse' || at === 0}
                />
              ))}
            </ul>
          )}
          <PagesEnd
            pages={orders}
            renderSkeleton={(isFirst) => <OrdersSkeleton count={isFirst ? 4 : 1} />}
            failedTitle="订单没有加载出来"
            failedLook="page"
          />
        </>
      )}
      {/* Also above an empty list: the code that is shown may have been the last one, and says that it was used. */}
      {codeView}
    </>
  );
}

export const page: PageDefinition = { Page: MyOrders };
