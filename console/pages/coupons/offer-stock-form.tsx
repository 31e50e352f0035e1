import { useState } from 'react';
import type { CouponOfferRow } from '#core/contract/console/coupons/coupons.shapes.ts';
import { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import {
  couponStockFault,
  isLessStock,
  stockCostFen,
  type OfferedStock,
} from '#core/rules/console/coupons/coupon-stock-change.ts';
import { formatFen } from '../../platform/format.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { ActOutcome } from '../../ui/act-outcome.tsx';
import { Field } from '../../ui/field.tsx';

interface OfferStockFormProps {
  readonly offer: CouponOfferRow;
  readonly templateId: string;
  /** What one coupon takes off at most. */
  readonly worthFen: number;
  readonly onClose: () => void;
}

/** Another number of a coupon in an open activity: less at once, more by a second person. */
export function OfferStockForm({ offer, templateId, worthFen, onClose }: OfferStockFormProps) {
  const { activityId, title, stock } = offer;
  const [typed, setTyped] = useState(stock === null ? '' : String(stock));
  const [reason, setReason] = useState('');
  const change = useChange(couponConsole.changeCouponStock);
  const wanted = /^\d{0,8}$/.test(typed.trim()) ? stockOf(typed) : undefined;
  const effect = wanted === undefined ? undefined : effectOf(offer, worthFen, wanted);
  const done = change.data;
  return (
    <ActForm
      title={`改数量：${title}`}
      effect={effect?.text ?? '数量写成整数，不限就空着'}
      button={effect?.isLess ? '立即减少' : '提交审批'}
      busy={change.isPending}
      disabled={!effect?.isPossible || done !== undefined}
      error={change.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() =>
        wanted !== undefined && change.mutate({ activityId, templateId, stock: wanted, reason })
      }
      onClose={onClose}
      closeText={done ? '关闭' : '取消'}
    >
      <Field
        label="数量（张）"
        hint="不限就空着"
        inputMode="numeric"
        pattern="\d{0,8}"
        value={typed}
        onValue={setTyped}
      />
      {done && <ActOutcome>{done.proposalId === null ? '已生效' : '已提交审批'}</ActOutcome>}
    </ActForm>
  );
}

const stockOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

interface Effect {
  readonly text: string;
  readonly isPossible: boolean;
  readonly isLess: boolean;
}

function effectOf(
  { stock, taken, endsAt, budgetFen, spentFen }: CouponOfferRow,
  worthFen: number,
  wanted: number | null,
): Effect {
  const offered: OfferedStock = {
    stock,
    taken,
    endsAt: new Date(endsAt),
    budgetLeftFen: budgetFen === null ? null : budgetFen - spentFen,
    worthFen,
  };
  const isLess = isLessStock(stock, wanted);
  const fault = couponStockFault(offered, wanted, Date.now());
  if (fault !== undefined) return { text: fault, isPossible: false, isLess };
  if (wanted === stock) return { text: '和现在一样', isPossible: false, isLess };
  const claimed = `已领 ${taken.toLocaleString('zh-CN')} 张`;
  const left = wanted === null ? '不再限张数' : `还能领 ${(wanted - taken).toLocaleString('zh-CN')} 张`;
  const then = isLess
    ? '马上生效，已领的券照常使用；再加回来要另一人同意'
    : `最多再花 ${formatFen(stockCostFen(offered, wanted))}；财务或负责人同意后生效，超过 ¥10,000 还要动态验证码`;
  return { text: `${claimed}，${left}；${then}`, isPossible: true, isLess };
}
