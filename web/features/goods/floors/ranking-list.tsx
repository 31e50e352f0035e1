import './ranking-floor.css';
import type { RankedGoods } from '#core/contract/goods/ranking.shapes.ts';
import { goodsMarks } from '#web/platform/tracking/goods-marks.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { shownPrice } from '../shown-price.ts';
import { useLinkedGoods } from '../use-linked-goods.ts';
import { usePicture } from '#web/platform/world/use-picture.ts';

/** Goods in their order, the first three on gold, silver and bronze petals. */
export function RankingList({ list, label }: { list: readonly RankedGoods[]; label: string }) {
  const picture = usePicture();
  const goods = useLinkedGoods(list);
  return (
    <ol aria-label={label}>
      {goods.map(({ goods: each, href }) => {
        const { fen, was } = shownPrice(each);
        return (
          <li key={each.goodsId} className="rk" {...goodsMarks(each)}>
            <span className="rk__n">{each.rank}</span>
            <LazyImage src={picture(each.picUrl)} />
            <div className="grow">
              <a className="rk__t l1" href={href}>
                {each.goodsName}
              </a>
              <p className="rk__m">{each.rankText}</p>
              <Price fen={fen} was={was} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
