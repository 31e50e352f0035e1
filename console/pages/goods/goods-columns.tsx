import { Link } from '@tanstack/react-router';
import type { ConsoleGoodsRow } from '#core/contract/console/goods.shapes.ts';
import { goodsKindNames, goodsStateNames } from '#core/rules/console/goods-names.ts';
import { formatFen } from '../../platform/format.ts';
import type { Column } from '../../ui/data-table.tsx';
import { Tag } from '../../ui/parts.tsx';
import { Sparkline } from '../../ui/sparkline.tsx';
import { GoodsPicture } from './goods-picture.tsx';
import styles from './goods.module.css';

/** Stock for fewer days than this reads as low. */
const lowDays = 7;

function Stock({ stockLeft, sold30Days }: Pick<ConsoleGoodsRow, 'stockLeft' | 'sold30Days'>) {
  if (stockLeft === null) return <>不限</>;
  const days = sold30Days === 0 ? undefined : Math.floor((stockLeft * 30) / sold30Days);
  const tone = stockLeft === 0 ? 'gone' : days !== undefined && days < lowDays ? 'low' : 'enough';
  return (
    <span className={styles.stock}>
      <span className={styles.bar} data-tone={tone} aria-hidden="true">
        <i style={{ width: `${(100 * stockLeft) / Math.max(stockLeft + sold30Days, 1)}%` }} />
      </span>
      {stockLeft.toLocaleString('zh-CN')} 件
      {days !== undefined && stockLeft > 0 && <small>够 {days} 天</small>}
    </span>
  );
}

export const StateTag = ({ state }: Pick<ConsoleGoodsRow, 'state'>) => (
  <Tag
    tone={
      (
        {
          'on-sale': 'success',
          'sold-out': 'danger',
          planned: 'info',
          stopped: 'plain',
          draft: 'warning',
        } as const
      )[state]
    }
  >
    {goodsStateNames[state]}
  </Tag>
);

/** ¥12.90–58.00 */
const range = (from: number, to: number): string =>
  from === to ? formatFen(from) : `${formatFen(from)}–${formatFen(to).slice(1)}`;

export const goodsColumns: readonly Column<ConsoleGoodsRow>[] = [
  {
    title: '商品',
    cell: ({ goodsId, name, picUrl }) => (
      <Link to="/goods/$goodsId" params={{ goodsId }} className={styles.goods}>
        <GoodsPicture picUrl={picUrl} />
        <span>
          {name}
          <small>{goodsId}</small>
        </span>
      </Link>
    ),
  },
  { title: '类型', cell: ({ kind }) => goodsKindNames[kind] },
  { title: '分类', cell: ({ category }) => category },
  { title: '售价', align: 'end', cell: ({ priceFrom, priceTo }) => range(priceFrom, priceTo) },
  {
    title: '会员价',
    align: 'end',
    cell: ({ memberPriceFen }) => (memberPriceFen === null ? '—' : formatFen(memberPriceFen)),
  },
  { title: '库存', cell: (row) => <Stock {...row} /> },
  { title: '30 天售出 ↓', align: 'end', cell: ({ sold30Days }) => sold30Days.toLocaleString('zh-CN') },
  {
    title: '走势',
    cell: ({ name, days }) => (
      <Sparkline values={days} label={`${name} 30 天每天售出，最多 ${Math.max(...days)} 件`} />
    ),
  },
  {
    title: '城市',
    cell: ({ cities: [first, ...more] }) =>
      first === undefined ? '全省' : `${first}${more.length > 0 ? ` +${more.length}` : ''}`,
  },
  {
    title: '状态',
    cell: ({ state, isWaiting }) => (
      <span className={styles.tags}>
        <StateTag state={state} />
        {isWaiting && <Tag tone="warning">待审批</Tag>}
      </span>
    ),
  },
];
