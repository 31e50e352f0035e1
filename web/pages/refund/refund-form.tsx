import { useState } from 'react';
import { afterSale } from '#core/contract/order/after-sale.ts';
import type { LineDelivery, OrderFulfilment } from '#core/contract/order/after-sale.shapes.ts';
import { orders } from '#core/contract/order/orders.ts';
import type { GoodsOrder } from '#core/contract/order/orders.shapes.ts';
import { partOfPieces } from '#core/rules/order/part-of-pieces.ts';
import { refundAmount } from '#core/rules/order/refund-amount.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { OrderLine } from '#web/features/orders/order-line.tsx';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { offline } from '#core/rules/calls/api-failure.ts';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { Radio } from '#web/ui/radio/radio.tsx';
import { CodeChoice } from './code-choice.tsx';
import styles from './refund.module.css';

const reasons = ['不想要了', '买错了或买多了', '商品与描述不符', '等待时间太长', '其他原因'] as const;

interface RefundFormProps {
  readonly order: GoodsOrder;
  readonly fulfilment: OrderFulfilment;
}

/** Chooses lines and a reason; the sum is what the server pays back. */
export function RefundForm({ order, fulfilment }: RefundFormProps) {
  const { orderNo, lines, paidFen } = order;
  const refundable = fulfilment.lines.filter(({ canRefund }) => canRefund).map(({ line }) => line);
  const [chosenLines, setChosenLines] = useState<readonly number[]>(refundable);
  const [codes, setCodes] = useState<readonly string[]>(() => fulfilment.lines.flatMap(freeCodes));
  const [reason, setReason] = useState<string>(reasons[0]);
  const call = useApi();
  const queries = useQueryCache();
  const go = useGo();
  const codesOf = (delivered: LineDelivery) =>
    freeCodes(delivered).filter((codeId) => codes.includes(codeId));
  const chosen = fulfilment.lines
    .filter((each) => chosenLines.includes(each.line) && (!each.oneByOne || codesOf(each).length > 0))
    .map(({ line }) => line);
  const requested = fulfilment.lines
    .filter(
      ({ line, giftOf, isRefunded }) =>
        chosen.includes(line) || (giftOf !== null && chosen.includes(giftOf) && !isRefunded),
    )
    .map((each) => ({
      ...each,
      more: each.oneByOne ? codesOf(each).length : each.pieces - each.piecesBack,
    }));
  const named = requested.flatMap(codesOf);
  const gifts = requested.flatMap((line) => line.gifts).length;
  const input = {
    orderNo,
    lines: [...chosen],
    reason,
    ...(named.length > 0 && { codes: named }),
    ...(gifts > 0 && { gifts }),
  };
  const request = useAction(() => call(afterSale.requestRefund, input), {
    onDone: ({ refundNo }) => {
      for (const { path } of [
        orders.orderList,
        orders.goodsOrder,
        afterSale.orderFulfilment,
        afterSale.orderCounts,
      ])
        void queries.refresh(path);
      go({ page: 'refundDetail', query: { refundNo } }, 'replace');
    },
    onFailed: ({ code }) => {
      if (code !== offline) void queries.refresh(afterSale.orderFulfilment.path);
    },
  });
  const isWhole = fulfilment.lines.every(
    ({ line, isRefunded, pieces, piecesBack }) =>
      isRefunded || requested.some((each) => each.line === line && piecesBack + each.more === pieces),
  );
  const before = fulfilment.refunds.reduce((sum, { amountFen }) => sum + amountFen, 0);
  const partOf = (fen: number, { pieces, piecesBack, more }: (typeof requested)[number]) =>
    partOfPieces(fen, piecesBack + more, pieces) - partOfPieces(fen, piecesBack, pieces);
  const paidFenOf = requested.reduce((sum, each) => sum + partOf(each.payableFen, each), 0);
  const ofLines = refundAmount(
    fulfilment.lines,
    requested.map(({ line, more }) => ({ line, pieces: more })),
    before,
  );
  const points = requested.reduce((total, each) => total + partOf(each.pointsFen, each), 0);
  const rest = paidFen - before;
  const sum = isWhole && fulfilment.shipment === null ? rest : Math.min(ofLines, rest);
  const toggle = (delivered: LineDelivery, on: boolean) => {
    const { line } = delivered;
    setChosenLines(on ? [...chosenLines, line] : chosenLines.filter((each) => each !== line));
    if (on && codesOf(delivered).length === 0) setCodes([...codes, ...freeCodes(delivered)]);
  };
  const toggleCode = (line: number, codeId: string, on: boolean) => {
    setCodes(on ? [...codes, codeId] : codes.filter((each) => each !== codeId));
    if (on && !chosenLines.includes(line)) setChosenLines([...chosenLines, line]);
  };
  return (
    <Form onSubmit={() => request.run(undefined)}>
      <Floor label="退款商品">
        <ul className={styles.lines}>
          {fulfilment.lines.map((delivered, at) => {
            const { line, canRefund, refundReason } = delivered;
            const goods = lines[at];
            const note = canRefund ? membershipNote(delivered) : refundReason;
            return (
              goods && (
                <li key={line}>
                  <Checkbox
                    checked={chosen.includes(line)}
                    disabled={!canRefund}
                    onChange={(on) => toggle(delivered, on)}
                  >
                    <span className="visually-hidden">退款：</span>
                    <OrderLine line={goods} />
                  </Checkbox>
                  {canRefund && delivered.oneByOne && (
                    <CodeChoice
                      goodsName={goods.goodsName}
                      codes={delivered.codes}
                      chosen={chosenLines.includes(line) ? codes : []}
                      onToggle={(codeId, on) => toggleCode(line, codeId, on)}
                    />
                  )}
                  {note !== '' && <p className={styles.reason}>{note}</p>}
                </li>
              )
            );
          })}
        </ul>
      </Floor>
      <Floor label="退款原因" header={{ title: '退款原因', look: 'plain' }}>
        <div className={styles.reasons} role="radiogroup" aria-label="退款原因">
          {reasons.map((text) => (
            <Radio key={text} name="reason" value={text} checked={reason === text} onSelect={setReason}>
              {text}
            </Radio>
          ))}
        </div>
      </Floor>
      <Floor label="退款金额">
        <p className={styles.sum}>
          退款金额
          <Price fen={chosen.length === 0 ? 0 : sum} size={24} exact />
        </p>
        <p className="text-sub text-tertiary">
          {isWhole ? '款项原路退回，用过的优惠券一并退还' : '部分退款不退优惠券，款项原路退回'}
          {!isWhole && ofLines < paidFenOf && '，已扣除保留商品少享的多件优惠'}
          {points > 0 && `，退还${points.toLocaleString('zh-CN')}个AI豆`}
        </p>
      </Floor>
      <div className={styles.submit}>
        <Button
          full
          type="submit"
          busy={request.busy}
          disabled={chosen.length === 0}
          reason={refundable.length === 0 ? '没有可以退款的商品' : '请先选择商品'}
        >
          提交申请
        </Button>
      </div>
    </Form>
  );
}

/** The codes of a line that are given back one by one. */
const freeCodes = ({ oneByOne, codes }: LineDelivery): readonly string[] =>
  oneByOne ? codes.filter(({ canRefund }) => canRefund).map(({ codeId }) => codeId) : [];

/** What a membership takes with it when it is refunded. */
function membershipNote({ way, gifts }: LineDelivery): string {
  if (way !== 'membership') return '';
  const fen = gifts.reduce((sum, { couponAmt }) => sum + couponAmt, 0);
  const worth = fen > 0 ? `（共${shortYuan(fen)}元）` : '';
  return `退款后会员立即失效${gifts.length > 0 ? `，随会员送的${gifts.length}张券${worth}一并收回` : ''}`;
}
