import type {
  FlashSaleDetail,
  FlashSaleGoodsRow,
} from '#core/contract/console/activities/activities.shapes.ts';
import { formatDayTime } from '#core/rules/console/activity-time.ts';
import { formatFen } from '../../platform/format.ts';
import { useMe } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Meter } from '../../ui/figure.tsx';
import { Tag } from '../../ui/parts.tsx';
import { GoodsPicture } from '../goods/goods-picture.tsx';
import type { FlashSaleAct } from './flash-sale-act-form.tsx';
import styles from './flash-sales.module.css';

const columns: readonly Column<FlashSaleGoodsRow>[] = [
  {
    title: '商品',
    cell: ({ picUrl, name, skuName }) => (
      <span className={styles.goods}>
        <GoodsPicture picUrl={picUrl} />
        <span>
          {name}
          <small>{skuName}</small>
        </span>
      </span>
    ),
  },
  {
    title: '活动价',
    align: 'end',
    cell: ({ priceFen, listPriceFen }) => (
      <span className={styles.price}>
        <b>{formatFen(priceFen)}</b> <s>{formatFen(listPriceFen)}</s>
      </span>
    ),
  },
  { title: '限购', align: 'end', cell: ({ limitPerUser }) => `${limitPerUser} 件` },
  {
    title: '抢到',
    cell: ({ name, taken, total }) => (
      <span className={styles.used}>
        <Meter part={taken} whole={total} label={`${name} 抢到`} />
        {taken.toLocaleString('zh-CN')} / {total.toLocaleString('zh-CN')}
      </span>
    ),
  },
  { title: '占着', align: 'end', cell: ({ reserved }) => reserved.toLocaleString('zh-CN') },
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
];

const forecast = ({ total, taken, budgetFen, spentFen, usedUpAt }: FlashSaleGoodsRow): string => {
  if (taken >= total) return '已抢完';
  if (budgetFen !== null && budgetFen > 0 && spentFen >= budgetFen) return '预算到顶';
  return usedUpAt === null ? '余量充足' : `${formatDayTime(usedUpAt)} 用完`;
};

interface SwitchProps {
  readonly row: FlashSaleGoodsRow;
  /** The session has not ended. */
  readonly isOpen: boolean;
  readonly onAct: (act: FlashSaleAct) => void;
}
/** Whether goods are sold, and stopping or restarting them. */
function GoodsSwitch({ row, isOpen, onAct }: SwitchProps) {
  const { may } = useMe();
  const { isStopped, name } = row;
  const mayAct = isOpen && may(isStopped ? 'activities.propose' : 'activities.stop');
  return (
    <span className={styles.switch}>
      {(isStopped || !mayAct) && (
        <Tag tone={isStopped ? 'danger' : 'success'}>{isStopped ? '已停止' : '在售'}</Tag>
      )}
      {mayAct && (
        <Button
          size="small"
          look={isStopped ? 'plain' : 'danger'}
          label={`${isStopped ? '恢复' : '停止'} ${name}`}
          onPress={() => onAct({ act: isStopped ? 'restart' : 'stop', goods: row })}
        >
          {isStopped ? '恢复…' : '停止…'}
        </Button>
      )}
    </span>
  );
}

interface FlashSaleGoodsProps {
  readonly sale: FlashSaleDetail;
  readonly onAct: (act: FlashSaleAct) => void;
}
/** The goods of a session, each with its own stop. */
export function FlashSaleGoods({ sale: { goods, state }, onAct }: FlashSaleGoodsProps) {
  const isOpen = state === 'running' || state === 'coming' || state === 'stopped';
  const switchOf = (row: FlashSaleGoodsRow) => <GoodsSwitch row={row} isOpen={isOpen} onAct={onAct} />;
  return (
    <Card title="商品" facts="停掉一件，其余照常；已占的 15 分钟内仍可付款">
      <DataTable
        caption="这一场的商品"
        columns={[
          ...columns,
          { title: '预计', cell: forecast },
          { title: '在售', align: 'end', cell: switchOf },
        ]}
        rows={goods}
        keyOf={({ activityId }) => activityId}
      />
    </Card>
  );
}
