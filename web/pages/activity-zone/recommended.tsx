import { catalogue } from '#core/contract/goods/catalogue.ts';
import { GoodsItem } from '#web/features/goods/list/goods-item.tsx';
import { GoodsShelf } from '#web/features/goods/list/goods-shelf.tsx';
import { useQuery } from '#web/platform/queries/use-query.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useFoundPlace } from '#web/platform/location/use-found-place.ts';
import styles from './recommended.module.css';

/** The goods of the city's promotion; takes no space where none runs. */
export function Recommended() {
  const call = useApi();
  const { areaNum } = useFoundPlace();
  const { data } = useQuery([catalogue.promoted.path, areaNum], () =>
    call(catalogue.promoted, { cityCode: areaNum, pageSize: 10, timestamp: Date.now() }, { quiet: true }),
  );
  return (
    data && (
      <div data-floor={data.title}>
        <GoodsShelf
          look="bare"
          header={{ title: data.title, meta: data.subTitle }}
          density="grid"
          listClassName={styles.goods}
          goods={data.list}
          renderCard={(goods, href) => <GoodsItem density="grid" goods={goods} href={href} />}
        />
      </div>
    )
  );
}
