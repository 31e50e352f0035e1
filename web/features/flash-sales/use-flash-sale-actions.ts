import { flashSales } from '#core/contract/activity/flash-sales.ts';
import { home } from '#core/contract/goods/home.ts';
import type { FlashSaleGoods } from '#core/contract/goods/home.shapes.ts';
import type { FlashSaleAction } from '#core/rules/activity/flash-sale-button.ts';
import { checkoutTarget } from '#core/rules/order/checkout-target.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { useSignInFirst } from '#web/platform/session/use-sign-in-first.ts';
import { toast } from '#web/ui/toast/toast.ts';

type Changing = Exclude<FlashSaleAction['kind'], 'none' | 'order' | 'join' | 'pay' | 'view'>;
interface Tap {
  readonly goods: FlashSaleGoods;
  readonly kind: Changing;
  /** The goods' own, or a later sale of them. */
  readonly activityId: string;
}

const calls = {
  reserve: flashSales.reserveSale,
  appoint: flashSales.makeAppointment,
  cancelAppointment: flashSales.cancelAppointment,
  enter: flashSales.enterDraw,
  leave: flashSales.leaveDraw,
} as const;
const done: Readonly<Partial<Record<Changing, string>>> = {
  appoint: '预约成功，开抢前5分钟提醒您',
  cancelAppointment: '已取消预约',
  enter: '报名成功',
  leave: '已取消报名',
};

/** Taps on the goods of a sale. Guests sign in first; refusals are shown by the API, and the page is read again. */
export function useFlashSaleActions(onJoin: () => unknown) {
  const call = useApi();
  const go = useGo();
  const queries = useQueryCache();
  const signInFirst = useSignInFirst();
  const refresh = () => {
    for (const { path } of [
      home.seckill,
      flashSales.mySales,
      flashSales.saleAround,
      flashSales.halfPrice,
      flashSales.appointments,
      home.couponCounts,
    ])
      void queries.refresh(path);
  };
  const order = ({ goodsId, skuId, activityId }: FlashSaleGoods) =>
    go(checkoutTarget({ goodsId, skuId, quantity: '1', activityId }));
  const { run, busy, input } = useAction(
    async ({ activityId, kind }: Tap) => void (await call(calls[kind], { activityId })),
    {
      onDone: (_nothing, { goods, kind }) => {
        const text = done[kind];
        if (text !== undefined) toast(text);
        refresh();
        if (kind === 'reserve') order(goods);
      },
      onFailed: () => {
        refresh();
      },
    },
  );
  const act = (goods: FlashSaleGoods, action: FlashSaleAction) => {
    switch (action.kind) {
      case 'order':
        return order(goods);
      case 'join':
        return void onJoin();
      case 'pay':
        return go(checkoutTarget({ orderNo: action.orderNo }));
      case 'view':
        return go({ page: 'orderDetail', query: { orderNo: action.orderNo } });
      case 'appoint':
      case 'cancelAppointment':
        return run({ goods, ...action });
      case 'enter':
      case 'leave':
      case 'reserve':
        return run({ goods, kind: action.kind, activityId: goods.activityId });
      case 'none':
    }
  };
  return {
    /** The activity that is being processed. */
    busyId: busy ? input?.goods.activityId : undefined,
    press: (goods: FlashSaleGoods, action: FlashSaleAction) => {
      if (action.kind !== 'none' && !busy) signInFirst(() => act(goods, action));
    },
  };
}
