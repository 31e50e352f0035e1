import type { GoodsFloor } from '#core/contract/goods/catalogue.shapes.ts';
import { GoodsItem } from '#web/features/goods/list/goods-item.tsx';
import { useLinkedGoods } from '#web/features/goods/list/use-linked-goods.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { GoodsList } from '#web/ui/goods-card/goods-list.tsx';
import styles from './local-specialties.module.css';

interface CityFloorProps {
  readonly floor: GoodsFloor;
  /** The first floor shows its goods large. */
  readonly isFirst: boolean;
}

/** The specialties of one city. */
export function CityFloor({ floor: { title, subTitle, goods }, isFirst }: CityFloorProps) {
  const linked = useLinkedGoods(goods);
  const density = isFirst ? 'grid' : 'mini';
  return (
    <Floor
      look={isFirst ? 'bare' : 'card'}
      header={{ title, meta: subTitle, className: isFirst ? styles.firstHeader : undefined }}
    >
      <GoodsList density={density} label={title} className={isFirst ? styles.firstGoods : undefined}>
        {linked.map(({ goods: each, href }, at) => (
          <GoodsItem
            key={each.goodsId}
            density={density}
            goods={each}
            href={href}
            eager={isFirst && at < 4}
          />
        ))}
      </GoodsList>
    </Floor>
  );
}
