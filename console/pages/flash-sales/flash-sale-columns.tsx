import { Link } from '@tanstack/react-router';
import type { FlashSaleRow } from '#core/contract/console/activities/activities.shapes.ts';
import { flashSaleKindNames } from '#core/rules/console/activities/activity-names.ts';
import { formatFen } from '../../platform/format.ts';
import { periodText } from '../../platform/period-text.ts';
import type { Column } from '../../ui/data-table.tsx';
import { Meter } from '../../ui/figure.tsx';
import { FlashSaleStateTag } from './flash-sale-names.tsx';
import styles from './flash-sales.module.css';

export const flashSaleColumns: readonly Column<FlashSaleRow>[] = [
  {
    title: '场次',
    cell: ({ sessionId, name }) => (
      <Link to="/flash-sales/$sessionId" params={{ sessionId }} className={styles.link}>
        {name}
      </Link>
    ),
  },
  {
    title: '类型',
    cell: ({ kind, mode }) => `${flashSaleKindNames[kind]}${mode === 'draw' ? '，抽签' : ''}`,
  },
  {
    title: '时间',
    cell: periodText,
  },
  {
    title: '商品',
    align: 'end',
    cell: ({ goods, stoppedGoods }) => `${goods}${stoppedGoods > 0 ? `，停 ${stoppedGoods}` : ''}`,
  },
  {
    title: '已抢',
    cell: ({ name, taken, total }) => (
      <span className={styles.used}>
        <Meter part={taken} whole={total} label={`${name} 已抢`} />
        {taken.toLocaleString('zh-CN')} / {total.toLocaleString('zh-CN')}
      </span>
    ),
  },
  {
    title: '补贴预算',
    cell: ({ name, spentFen, budgetFen }) =>
      budgetFen === null ? (
        `${formatFen(spentFen)}，不限`
      ) : (
        <span className={styles.used}>
          <Meter part={spentFen} whole={budgetFen} label={`${name} 预算已用`} warns />
          {formatFen(spentFen)} / {formatFen(budgetFen)}
        </span>
      ),
  },
  { title: '状态', cell: ({ state }) => <FlashSaleStateTag state={state} /> },
];
