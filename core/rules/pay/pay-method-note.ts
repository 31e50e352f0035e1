import { formatFen, shortYuan } from '../pricing/money.ts';

interface NotedMethod {
  readonly balanceFen: number | null;
  readonly points: number | null;
  readonly deductibleFen: number | null;
  readonly recommended: boolean;
}

/** The line below a payment method: what it has, or why it is the first. */
export function payMethodNote({
  balanceFen,
  points,
  deductibleFen,
  recommended,
}: NotedMethod): string | undefined {
  if (balanceFen !== null) return `当前话费余额 ¥${formatFen(balanceFen)}`;
  if (points !== null)
    return `可用${points.toLocaleString('zh-CN')}豆${deductibleFen === null ? '' : `，抵 ¥${shortYuan(deductibleFen)}`}`;
  return recommended ? '推荐，到账快' : undefined;
}
