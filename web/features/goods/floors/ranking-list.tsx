import { soldOutWord } from '#core/rules/goods/card/sold-out-word.ts';
import type { RankedGoods } from '#core/contract/goods/ranking.shapes.ts';
import { goodsMarks } from '#web/platform/tracking/goods-marks.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { shownPrice } from '#core/rules/goods/card/shown-price.ts';
import { useLinkedGoods } from '../list/use-linked-goods.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import styles from './ranking-floor.module.css';

/** Goods in their order, the first three on gold, silver and bronze petals. */
export function RankingList({ list, label }: { list: readonly RankedGoods[]; label: string }) {
  const picture = usePicture('small');
  const goods = useLinkedGoods(list);
  return (
    <ol aria-label={label}>
      {goods.map(({ goods: each, href }) => {
        const { fen, was } = shownPrice(each);
        return (
          <li key={each.goodsId} className={styles.rankedGoods} {...goodsMarks(each)}>
            <span className={styles.rankNumber}>{each.rank}</span>
            <LazyImage className={styles.picture} src={picture(each.picUrl)} soldOut={soldOutWord(each)} />
            <div className="grow">
              <a className={`${styles.goodsLink} one-line`} href={href}>
                {each.goodsName}
              </a>
              <p className={styles.note}>{each.rankText}</p>
              <Price fen={fen} was={was} />
            </div>
            <span className={styles.buyLabel} aria-hidden="true">
              去抢购
            </span>
          </li>
        );
      })}
    </ol>
  );
}
