import { View } from '@tarojs/components';
import { home } from '#core/contract/goods/home.ts';
import type { FlashSaleGoods } from '#core/contract/goods/home.shapes.ts';
import type { FloorOf } from '#core/contract/goods/shared/floors.shapes.ts';
import { flashSaleName } from '#core/rules/activity/flash-sale-name.ts';
import { flashSaleStage } from '#core/rules/activity/flash-sale-stage.ts';
import { boltIcon } from '#web/art/icons/bolt-icon.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { FailedState } from '../../ui/state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { GoodsShelf } from './goods-shelf.tsx';
import styles from './floors.module.css';

/** The running or next flash sale; requested again when its time is up. */
export function FlashSaleFloor({ floor }: { readonly floor: FloorOf<'seckill'> }) {
  const sale = useQuery(home.seckill, {}, { staleMs: 5_000 });
  if (sale.data === null) return null;
  if (!sale.data)
    return sale.error && !sale.loading ? (
      <FailedState look="strip" title={`${floor.title}没有加载出来`} onRetry={() => void sale.refetch()} />
    ) : (
      <View className={styles.loading}>
        <Skeleton height={226} />
      </View>
    );
  const { goods, mode, serverNow } = sale.data;
  const { hasStarted, until, now } = flashSaleStage(sale.data);
  const chip = (
    <>
      <Tag kind="solid">{flashSaleName(sale.data)}</Tag>
      {!hasStarted && <View className={styles.sub}>距开始</View>}
      <Countdown key={serverNow} until={until - now + sale.at} onEnd={() => void sale.refetch()} />
    </>
  );
  return (
    <GoodsShelf
      floor={floor}
      icon={boltIcon}
      chip={chip}
      goods={goods}
      stockOf={(each) => stockOf(each, hasStarted, mode === 'draw')}
    />
  );
}

function stockOf({ soldPercent, stockLeft }: FlashSaleGoods, hasStarted: boolean, isDraw: boolean) {
  if (!hasStarted) return { percent: 0, text: isDraw ? '即将开始登记' : '即将开抢' };
  return stockLeft === 0
    ? { percent: 100, text: '已抢光' }
    : { percent: soldPercent, text: `已抢${soldPercent}%` };
}
