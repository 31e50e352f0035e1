import { View } from '@tarojs/components';
import { home } from '#core/contract/goods/home.ts';
import { savedGoods } from '#core/contract/goods/saved-goods.ts';
import { profile } from '#core/contract/user/profile.ts';
import { indexCounts } from '#core/rules/coupons/index-counts.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import type { PageId } from '#core/site/paths/path-of.ts';
import { useQuery, type Query } from '../../platform/queries/use-query.ts';
import { useSession } from '../../platform/session/session-store.ts';
import { investEnvs } from '../../platform/settings.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { openTapped } from './open-tapped.ts';
import styles from './profile.module.css';

/** Points, coupons, phone bill and favourites of a member; what a guest would find here. */
export function ProfileCounts() {
  const { kind } = useSession();
  return (
    <View className={styles.counts}>
      {kind === 'guest' ? (
        <View className={styles.invitation}>登录后，优惠券、AI豆、话费余额和收藏都在这里</View>
      ) : (
        <MemberCounts isMember={kind === 'member'} />
      )}
    </View>
  );
}

interface Count {
  readonly text: string;
  /** undefined: not loaded; null: not known. */
  readonly value: string | null | undefined;
  readonly page?: PageId;
}

function MemberCounts({ isMember }: { readonly isMember: boolean }) {
  const options = { enabled: isMember, staleMs: 0 };
  const points = useQuery(profile.points, {}, options);
  const coupons = useQuery(home.couponCounts, { investEnvs }, options);
  const favourites = useQuery(savedGoods.favourites, { pageNum: 1, pageSize: 1 }, options);
  const counts: readonly Count[] = [
    { text: 'AI豆', value: shown(points, ({ integral }) => integral.toLocaleString('en-US')) },
    {
      text: '优惠券',
      value: shown(coupons, (data) => String(indexCounts(data).totalCouponCount)),
      page: 'myCoupons',
    },
    {
      text: '话费余额',
      value: shown(points, ({ balanceFen }) => (balanceFen === null ? null : formatFen(balanceFen))),
    },
    { text: '收藏', value: shown(favourites, ({ total }) => String(total)), page: 'myFavourites' },
  ];
  return (
    <>
      {counts.map(({ text, value, page }) => (
        <View
          key={text}
          className={styles.count}
          ariaLabel={value === undefined ? text : `${text}${value ?? '未知'}`}
          {...(page === undefined
            ? { ariaRole: 'text' }
            : {
                ariaRole: 'link',
                onClick: () => openTapped({ floor: '我的资产', point: text, page }),
              })}
        >
          {value === undefined ? (
            <Skeleton height={22} width="36px" />
          ) : (
            <View className={styles.value}>{value ?? '未知'}</View>
          )}
          <View>{text}</View>
        </View>
      ))}
    </>
  );
}

/** A failed count reads as not known. */
function shown<Data>({ data, error }: Query<Data>, of: (data: Data) => string | null): Count['value'] {
  if (data !== undefined) return of(data);
  return error === undefined ? undefined : null;
}
