import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { shellRoute } from './root-routes.ts';
import { textSearch } from './text-search.ts';

const getParentRoute = () => shellRoute;
const goodsFilters = textSearch(
  'tab',
  'keyword',
  'kind',
  'categoryId',
  'city',
  'couponType',
  'stockBelow',
  'soldFrom',
);
const orderFilters = textSearch(
  'number',
  'state',
  'kind',
  'payMethodId',
  'areaNum',
  'activity',
  'from',
  'until',
  'minYuan',
  'maxYuan',
);
const refundFilters = textSearch(
  'number',
  'state',
  'kind',
  'payMethodId',
  'from',
  'until',
  'minYuan',
  'maxYuan',
);
const shipmentFilters = textSearch('state', 'number', 'carrier', 'from', 'until', 'overHours');
const invoiceFilters = textSearch('state', 'number', 'titleKind', 'from', 'until', 'minYuan', 'maxYuan');
const differenceFilters = textSearch('day', 'source', 'kind', 'state', 'difference');
const ledgerFilters = textSearch('tab', 'account', 'day', 'orderNo');
const stockFilters = textSearch('keyword', 'below', 'area');

const goods = createRoute({
  getParentRoute,
  path: '/goods',
  component: lazyRouteComponent(() => import('../../pages/goods/goods-page.tsx'), 'GoodsPage'),
  validateSearch: (search: ReturnType<typeof goodsFilters> & SearchSchemaInput) => goodsFilters(search),
});
const goodsEdit = createRoute({
  getParentRoute,
  path: '/goods/$goodsId',
  component: lazyRouteComponent(() => import('../../pages/goods/goods-edit-page.tsx'), 'GoodsEditPage'),
});
const stock = createRoute({
  getParentRoute,
  path: '/stock',
  component: lazyRouteComponent(() => import('../../pages/goods/stock-page.tsx'), 'StockPage'),
  validateSearch: (search: ReturnType<typeof stockFilters> & SearchSchemaInput) => stockFilters(search),
});
const orders = createRoute({
  getParentRoute,
  path: '/orders',
  component: lazyRouteComponent(() => import('../../pages/orders/orders-page.tsx'), 'OrdersPage'),
  validateSearch: (search: ReturnType<typeof orderFilters> & SearchSchemaInput) => orderFilters(search),
});
const order = createRoute({
  getParentRoute,
  path: '/orders/$orderNo',
  component: lazyRouteComponent(() => import('../../pages/orders/order-page.tsx'), 'OrderPage'),
});
const refunds = createRoute({
  getParentRoute,
  path: '/refunds',
  component: lazyRouteComponent(() => import('../../pages/refunds/refunds-page.tsx'), 'RefundsPage'),
  validateSearch: (search: ReturnType<typeof refundFilters> & SearchSchemaInput) => refundFilters(search),
});
const refund = createRoute({
  getParentRoute,
  path: '/refunds/$refundNo',
  component: lazyRouteComponent(() => import('../../pages/refunds/refund-page.tsx'), 'RefundPage'),
});
const shipments = createRoute({
  getParentRoute,
  path: '/shipments',
  component: lazyRouteComponent(() => import('../../pages/shipments/shipments-page.tsx'), 'ShipmentsPage'),
  validateSearch: (search: ReturnType<typeof shipmentFilters> & SearchSchemaInput) => shipmentFilters(search),
});
const invoices = createRoute({
  getParentRoute,
  path: '/invoices',
  component: lazyRouteComponent(() => import('../../pages/invoices/invoices-page.tsx'), 'InvoicesPage'),
  validateSearch: (search: ReturnType<typeof invoiceFilters> & SearchSchemaInput) => invoiceFilters(search),
});
const invoice = createRoute({
  getParentRoute,
  path: '/invoices/$invoiceNo',
  component: lazyRouteComponent(() => import('../../pages/invoices/invoice-page.tsx'), 'InvoicePage'),
});
const reconciliation = createRoute({
  getParentRoute,
  path: '/reconciliation',
  component: lazyRouteComponent(
    () => import('../../pages/reconciliation/reconciliation-page.tsx'),
    'ReconciliationPage',
  ),
  validateSearch: (search: ReturnType<typeof differenceFilters> & SearchSchemaInput) =>
    differenceFilters(search),
});
const ledger = createRoute({
  getParentRoute,
  path: '/ledger',
  component: lazyRouteComponent(() => import('../../pages/ledger/ledger-page.tsx'), 'LedgerPage'),
  validateSearch: (search: ReturnType<typeof ledgerFilters> & SearchSchemaInput) => ledgerFilters(search),
});
export const tradeRoutes = [
  goods,
  goodsEdit,
  stock,
  orders,
  order,
  refunds,
  refund,
  shipments,
  invoices,
  invoice,
  reconciliation,
  ledger,
] as const;
