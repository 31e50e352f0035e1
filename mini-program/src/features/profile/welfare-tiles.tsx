import { View } from '@tarojs/components';
import { home } from '#core/contract/goods/home.ts';
import { indexCounts, type IndexCounts } from '#core/rules/coupons/index-counts.ts';
import type { PageId } from '#core/site/paths/path-of.ts';
import { openPage } from '../../platform/navigation/open-page.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { useSession } from '../../platform/session/session-store.ts';
import { investEnvs } from '../../platform/settings.ts';
import { Floor } from '../../ui/floor.tsx';
import { Picture } from '../../ui/picture.tsx';
import { openTapped } from './open-tapped.ts';
import styles from './profile.module.css';

interface Tile {
  readonly page: PageId;
  readonly name: string;
  readonly art: string;
  /** Without counts. */
  readonly text: string;
  count?(counts: IndexCounts): string;
}

const title = '我的福利';
const some = (count: number, unit: string): string => (count > 0 ? `${count}${unit}` : '本月暂无');
const tiles: readonly Tile[] = [
  {
    page: 'blessingBag',
    name: '权益福袋',
    art: 'quick/luckybag',
    text: '免费兑好物',
    count: ({ qyfdCouponCount }) => some(qyfdCouponCount, '张待使用'),
  },
  {
    page: 'halfPrice',
    name: '五折购',
    art: 'quick/half',
    text: '会员每月五折',
    count: ({ halfPriceCount }) => some(halfPriceCount, '件可购'),
  },
  {
    page: 'trafficGiftBag',
    name: '流量礼包',
    art: 'quick/data',
    text: '会员每月领',
    count: ({ trafficBagCount }) => some(trafficBagCount, '份可领'),
  },
  { page: 'rightsDiscount', name: '优惠购', art: 'quick/coupon', text: '优惠价直购' },
];

/** What the membership brings, with the counts of a member. */
export function WelfareTiles() {
  const isMember = useSession().kind === 'member';
  const { data } = useQuery(home.couponCounts, { investEnvs }, { enabled: isMember, staleMs: 0 });
  const counts = isMember && data ? indexCounts(data) : undefined;
  return (
    <Floor title={title} moreText="福利好物" onMore={() => openPage('welfareGoods')}>
      <View className={styles.tiles}>
        {tiles.map(({ page, name, art, text, count }) => {
          const note = (counts && count?.(counts)) ?? text;
          return (
            <View
              key={page}
              className={styles.tile}
              ariaRole="link"
              ariaLabel={`${name}，${note}`}
              onClick={() => openTapped({ floor: title, point: name, page })}
            >
              <Picture of={art} className={styles.tileArt} />
              <View>
                <View className={styles.tileName}>{name}</View>
                <View className={styles.tileText}>{note}</View>
              </View>
            </View>
          );
        })}
      </View>
    </Floor>
  );
}
