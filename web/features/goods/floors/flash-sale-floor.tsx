import { useState } from 'react';
import { home } from '#core/contract/goods/home.ts';
import type { FlashSale, FlashSaleGoods } from '#core/contract/goods/home.shapes.ts';
import { boltIcon } from '#web/art/icons/bolt-icon.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useServerOffset } from '#web/platform/gateway/server-clock.ts';
import { Countdown } from '#web/ui/countdown/countdown.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { GoodsItem } from '../list/goods-item.tsx';
import { GoodsShelf } from '../list/goods-shelf.tsx';
import type { FloorProps } from './floor-props.ts';
import { moreOf } from './more-of.ts';
import { flashSaleHeight } from './flash-sale-height.ts';
import { flashSaleName } from '#core/rules/activity/flash-sale-name.ts';
import { flashSaleStage } from '#core/rules/activity/flash-sale-stage.ts';
import { ShelfSkeleton } from './shelf-skeleton.tsx';
import styles from './flash-sale-floor.module.css';

/** The current or next flash sale; refetched when its time is up. */
export function FlashSaleFloor({ floor, eager }: FloorProps<'seckill'>) {
  // The inlined answer may be seconds old, so it is refetched at once.
  const answer = useCall(home.seckill, {}, { staleMs: 0 });
  const { data } = answer;
  const [ended, setEnded] = useState<string>();
  const offset = useServerOffset(data?.serverNow, answer.at);
  if (data === null || data?.goods.length === 0) return null;
  const failed = answer.error !== undefined && !answer.loading;
  if (failed && (!data || ended === data.serverNow))
    return (
      <FailedState look="strip" title={`${floor.title}没有加载出来`} onRetry={() => void answer.refetch()} />
    );
  if (!data) return <ShelfSkeleton height={flashSaleHeight} look="tinted" />;
  const stage = flashSaleStage(data);
  const onEnd = () => {
    setEnded(data.serverNow);
    void answer.refetch();
  };
  const chip = (
    <span className={styles.stage}>
      <Tag kind="solid">{flashSaleName(data)}</Tag>
      {!stage.hasStarted && <span className="visually-hidden">距开始</span>}
      <Countdown key={data.serverNow} until={stage.until} now={stage.now} offset={offset} onEnd={onEnd} />
    </span>
  );
  return (
    <GoodsShelf
      look="tinted"
      header={{ title: floor.title, icon: boltIcon, chip, more: moreOf(floor) }}
      density="mini"
      goods={data.goods}
      renderCard={(goods, href) => (
        <GoodsItem
          density="mini"
          goods={goods}
          href={href}
          eager={eager}
          stock={stockOf(goods, stage.hasStarted, data.mode)}
          isGone={stage.hasStarted && goods.stockLeft === 0}
        />
      )}
    />
  );
}

function stockOf({ soldPercent, stockLeft }: FlashSaleGoods, hasStarted: boolean, mode: FlashSale['mode']) {
  if (!hasStarted) return { percent: 0, text: mode === 'draw' ? '即将开始登记' : '即将开抢' };
  if (stockLeft === 0) return { percent: 100, text: '已抢光' };
  return { percent: soldPercent, text: `已抢${soldPercent}%` };
}
