import type { GoodsFloor } from '#core/contract/goods/catalogue.shapes.ts';
import { GoodsItem } from '#web/features/goods/list/goods-item.tsx';
import { GoodsShelf } from '#web/features/goods/list/goods-shelf.tsx';
import styles from './local-specialties.module.css';

interface CityFloorProps {
  readonly floor: GoodsFloor;
  /** The first floor shows its goods large. */
  readonly isFirst: boolean;
}

/** The specialties of one city. */
export function CityFloor({ floor: { title, subTitle, goods }, isFirst }: CityFloorProps) {
  const density = isFirst ? 'grid' : 'mini';
  return (
    <GoodsShelf
      look={isFirst ? 'bare' : 'card'}
      header={{ title, meta: subTitle, className: isFirst ? styles.firstHeader : undefined }}
      density={density}
      listClassName={isFirst ? styles.firstGoods : undefined}
      goods={goods}
      renderCard={(each, href, at) => (
        <GoodsItem density={density} goods={each} href={href} eager={isFirst && at < 4} />
      )}
    />
  );
}
