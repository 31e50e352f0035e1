import { catalogue } from '#core/contract/goods/catalogue.ts';
import { GoodsItem } from '#web/features/goods/list/goods-item.tsx';
import { useLinkedGoods } from '#web/features/goods/list/use-linked-goods.ts';
import { useQuery } from '#web/platform/queries/use-query.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useFoundPlace } from '#web/platform/location/use-found-place.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { GoodsList } from '#web/ui/goods-card/goods-list.tsx';
import styles from './recommended.module.css';

/** The goods of the city's promotion; takes no space where none runs. */
export function Recommended() {
  const call = useApi();
  const { areaNum } = useFoundPlace();
  const { data } = useQuery([catalogue.promoted.path, areaNum], () =>
    call(catalogue.promoted, { cityCode: areaNum, pageSize: 10, timestamp: Date.now() }, { quiet: true }),
  );
  const goods = useLinkedGoods(data?.list ?? []);
  if (!data || goods.length === 0) return null;
  return (
    <div data-floor={data.title}>
      <Floor look="bare" header={{ title: data.title, meta: data.subTitle }}>
        <div className={styles.goods}>
          <GoodsList density="grid" label={data.title}>
            {goods.map(({ goods: each, href }) => (
              <GoodsItem key={each.goodsId} density="grid" goods={each} href={href} />
            ))}
          </GoodsList>
        </div>
      </Floor>
    </div>
  );
}
