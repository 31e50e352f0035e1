import type { BoardSale } from '#core/contract/activity/board.shapes.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { Countdown } from '#web/ui/countdown/countdown.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { LiveMark, Meter } from './board-marks.tsx';
import styles from './board.module.css';

export interface BoardClock {
  readonly now: number;
  /** Server clock minus device clock. */
  readonly offset: number;
}

interface FlashSaleCardProps {
  readonly sale: BoardSale;
  readonly clock: BoardClock;
  onEnd(): void;
}

const shownGoods = 3;

/** The flash sale that runs: time left, goods, the share sold, and what the visitor got. */
export function FlashSaleCard({ sale, clock, onEnd }: FlashSaleCardProps) {
  const href = useHref();
  const picture = usePicture('small');
  const { sessionId, sessionName, endsAt, goods, total, taken, limitPerUser, mine } = sale;
  const link = href({ page: 'flashSale', query: { sessionId } });
  const isGone = taken >= total;
  return (
    <Card as="section" className={styles.card} aria-label={`${sessionName}秒杀`} data-floor={sessionName}>
      <div className={styles.cardHead}>
        <LiveMark>进行中</LiveMark>
        <h2>{sessionName.replace(/场$/, '秒杀场')}</h2>
        <span className={styles.until}>
          距结束 <Countdown key={endsAt} until={Date.parse(endsAt)} {...clock} onEnd={onEnd} />
        </span>
      </div>
      <ul className={styles.goods}>
        {goods.slice(0, shownGoods).map(({ activityId, goodsName, picUrl, priceFen, originalPriceFen }) => (
          <li key={activityId}>
            <a href={link} data-point={goodsName}>
              <LazyImage className={styles.goodsPicture} src={picture(picUrl)} eager />
              <span className={`${styles.goodsName} one-line`}>{goodsName.split('，')[0]}</span>
              <Price fen={priceFen} size={16} was={originalPriceFen} />
            </a>
          </li>
        ))}
      </ul>
      <Meter percent={(taken * 100) / total}>
        全场{total.toLocaleString('zh-CN')}份，已抢{taken.toLocaleString('zh-CN')}份
      </Meter>
      <div className={styles.foot}>
        <span className="grow">
          {mine && mine.pieces > 0 ? <b>你已抢到{mine.pieces}件</b> : `每人每款限${limitPerUser}件`}
        </span>
        <Button size="s" kind={isGone ? 'soft' : undefined} href={link}>
          {isGone ? '已抢光，看看' : '进场'}
        </Button>
      </div>
    </Card>
  );
}
