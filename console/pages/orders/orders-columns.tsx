import { Link } from '@tanstack/react-router';
import type { ConsoleOrder } from '#core/contract/console/orders/orders.shapes.ts';
import { provinceCities } from '#core/rules/console/content-forms/choices.ts';
import { formatFen, formatTime } from '../../platform/format.ts';
import { Code, codeLink } from '../../ui/code.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { GoodsPicture } from '../goods/goods-picture.tsx';
import { OrderState, payMethodName, stepText, waitText } from './order-words.tsx';
import styles from './orders.module.css';

const cityOf = (areaNum: string | null): string =>
  provinceCities.find(([each]) => each === areaNum)?.[1] ?? (areaNum === null ? '—' : '外省');

export const orderColumns: readonly Column<ConsoleOrder>[] = [
  {
    title: '订单号',
    cell: ({ orderNo }) => (
      <Link to="/orders/$orderNo" params={{ orderNo }} className={codeLink}>
        {orderNo}
      </Link>
    ),
  },
  { title: '下单', cell: ({ createdAt }) => formatTime(createdAt) },
  {
    title: '商品',
    cell: ({ goodsName, skuName, picUrl, pieces, moreLines }) => (
      <span className={styles.pictured}>
        <GoodsPicture picUrl={picUrl} size={24} />
        <span className={styles.goods}>
          {goodsName}
          <small>
            {skuName}
            {pieces > 1 && ` ×${pieces}`}
            {moreLines > 0 && `，另有 ${moreLines} 件`}
          </small>
        </span>
      </span>
    ),
  },
  { title: '用户', cell: ({ mobile }) => <Code>{mobile}</Code> },
  { title: '地市', cell: ({ areaNum }) => cityOf(areaNum) },
  { title: '支付', cell: ({ payMethodId }) => payMethodName(payMethodId) },
  { title: '应付', align: 'end', cell: ({ payableFen }) => formatFen(payableFen) },
  { title: '状态', cell: (order) => <OrderState order={order} /> },
  {
    title: '到哪一步',
    cell: (order) => <span data-stuck={order.isStuck || undefined}>{stepText(order)}</span>,
  },
  {
    title: '已等',
    align: 'end',
    cell: ({ waitsSeconds, isStuck }) => (
      <span className={styles.wait} data-stuck={isStuck || undefined}>
        {waitsSeconds === null ? '—' : waitText(waitsSeconds)}
      </span>
    ),
  },
];
