import { useState } from 'react';
import { detail } from '#core/contract/goods/detail.ts';
import type { PayMethodId } from '#core/contract/goods/shared/pay-method.shapes.ts';
import { orders } from '#core/contract/order/orders.ts';
import type { OrderPreview } from '#core/contract/order/orders.shapes.ts';
import { stockRefusal } from '#core/rules/order/order-states.ts';
import { PurchaseNotes } from '#web/features/goods/purchase-notes.tsx';
import { usePromotionUses } from '#web/features/goods/prices/use-promotion-uses.ts';
import { PromotionFloor } from '#web/features/orders/promotion-floor.tsx';
import { usePaused } from '#web/platform/gateway/limited-features.tsx';
import { isSettled, type QueryResult } from '#web/platform/queries/use-query.ts';
import { useLastValue } from '#web/platform/queries/use-last-value.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { usePart } from '#web/ui/sheet/use-part.tsx';
import { AddressFloor } from './address-floor.tsx';
import { AmountHead } from './amount-head.tsx';
import { BenefitFloor } from './benefit-floor.tsx';
import { CheckoutTip } from './checkout-tip.tsx';
import { GoodsFloor } from './goods-floor.tsx';
import { PayBar } from './pay-bar.tsx';
import { PayMethods } from './pay-methods.tsx';
import { PaySkeleton } from './pay-skeleton.tsx';
import { useAddress } from './use-address.ts';
import { useAddressStock } from './use-address-stock.ts';
import { useBenefitNumber } from './use-benefit-number.ts';
import { useCheckout } from './use-checkout.ts';
import { useOrderRules } from './use-order-rules.ts';
import { usePayMethods } from './use-pay-methods.ts';
import { useSubmit } from './use-submit.ts';

const couponSheet = () => import('./coupon-sheet.tsx').then((found) => found.CouponSheet);

/** Goods that are ordered and paid. */
export function Checkout({ title }: { title: string }) {
  const { lines, input } = useCheckout();
  const query = useCall(orders.previewOrder, input, { staleMs: 5_000 });
  const preview = useLastValue(query.data, lines.map(({ skuId }) => skuId).join());
  if (preview) return <Order title={title} preview={preview} pricing={query} />;
  return (
    <PageFrame title={title} query={query} failedTitle="暂时不能下单" skeleton={<PaySkeleton />}>
      {() => null}
    </PageFrame>
  );
}

interface OrderProps {
  readonly title: string;
  readonly preview: OrderPreview;
  /** The pricing of the latest change; the preview is the last one that succeeded. */
  readonly pricing: Pick<QueryResult<OrderPreview>, 'data' | 'error'>;
}

function Order({ title, preview, pricing }: OrderProps) {
  const checkout = useCheckout();
  const choosing = usePart(couponSheet);
  const [first] = preview.lines;
  const delivered = preview.lines.filter(({ kind }) => kind === 'physical');
  const [physical] = delivered;
  const charge = preview.lines.find(({ kind }) => kind === 'charge');
  const address = useAddress(physical !== undefined, checkout.addressId);
  const stock = useAddressStock(address.chosen?.addressId, delivered);
  const promotions = preview.lines.flatMap((line) => line.promotions);
  const { uses } = usePromotionUses(promotions.some(({ perPerson }) => perPerson !== null));
  const mayNot = useOrderRules(checkout.lines);
  const number = useBenefitNumber(charge?.skuId);
  const { goodsId = '', skuId = '' } = physical ?? first ?? {};
  const isFree = preview.payableFen === 0;
  const offered = useCall(
    detail.payMethods,
    { goodsId, skuId, shownFen: preview.payableFen },
    { enabled: !isFree },
  );
  const methods = usePayMethods(useLastValue(offered.data?.list, skuId), preview.points.usedFen > 0);
  const [requested, setRequested] = useState<PayMethodId>();
  const method = methods.chosen(requested);
  const submit = useSubmit(preview, {
    ...checkout.input,
    addressId: address.chosen?.addressId,
    benefitMobile: number.other,
  });
  const [pausedOrder, pausedPay] = [usePaused('order'), usePaused('pay')];
  const isLoading = !isSettled(pricing) || address.loading || (!isFree && !methods.views && !offered.error);
  const refusal = pricing.data ? undefined : pricing.error?.message;
  const soldOut = preview.lines.find(({ lacksStock }) => lacksStock);
  const noStock = soldOut && stockRefusal(soldOut.goodsName);
  const noDelivery = stock && !stock.canDeliver ? stock.text : undefined;
  const noMethod = isFree || method || isLoading ? undefined : '没有可用的支付方式';
  return (
    <PageFrame
      title={title}
      bar={
        <PayBar
          payableFen={preview.payableFen}
          steps={preview.steps}
          text={isFree ? '确认下单' : '立即支付'}
          busy={submit.busy || isLoading}
          reason={
            pausedOrder ??
            pausedPay ??
            refusal ??
            mayNot ??
            noStock ??
            address.missing ??
            noDelivery ??
            number.missing ??
            noMethod
          }
          tip={<CheckoutTip preview={preview} onCards={(cards) => checkout.change({ cards })} />}
          onPay={() => submit.run(method)}
        />
      }
    >
      <AmountHead fen={preview.payableFen} firstClaimDay={preview.firstClaimDay}>
        {isFree ? '已全额抵扣，无需支付' : '下单后请在30分钟内完成支付'}
      </AmountHead>
      {physical && <AddressFloor address={address} stock={stock} goods={physical} self={checkout.self} />}
      {charge && <BenefitFloor number={number} ownOnly={preview.lines.some((line) => line.isForOwnNumber)} />}
      <GoodsFloor
        lines={preview.lines}
        steps={preview.steps}
        preview={preview}
        onCoupons={choosing.show}
        onLines={(changed) => checkout.change({ lines: changed })}
        onPoints={(usePoints) => checkout.change({ usePoints })}
      />
      <PromotionFloor promotions={promotions} uses={uses} />
      <PurchaseNotes goodsIds={preview.lines.map(({ goodsId: each }) => each)} />
      {!isFree && (
        <PayMethods
          query={offered}
          methods={methods}
          chosen={method}
          onChoose={setRequested}
          renews={preview.renews}
        />
      )}
      {choosing.render({ preview, cards: checkout.cards, onChange: (cards) => checkout.change({ cards }) })}
    </PageFrame>
  );
}
