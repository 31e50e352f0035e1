import { faceOf } from '#core/rules/format/face-of.ts';
import { Image, View } from '@tarojs/components';
import { myMonth } from '#core/contract/content/my-month.ts';
import { home } from '#core/contract/goods/home.ts';
import { membership } from '#core/contract/user/membership.ts';
import type { UserInfo } from '#core/contract/user/session.shapes.ts';
import { indexCounts, type IndexCounts } from '#core/rules/coupons/index-counts.ts';
import type { PageId } from '#core/site/paths/path-of.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { openPage } from '../../platform/navigation/open-page.ts';
import { openSignIn } from '../../platform/navigation/open-sign-in.ts';
import { picture } from '../../platform/picture.ts';
import { useSession } from '../../platform/session/session-store.ts';
import { investEnvs } from '../../platform/settings.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './membership-card.module.css';

/** The level card with its stub: the guest's, or the member's with rights to claim and coupons by kind. */
export function MembershipCard() {
  const session = useSession();
  switch (session.kind) {
    case 'unknown':
      return (
        <View className={styles.place}>
          <Skeleton height={148} />
        </View>
      );
    case 'guest':
      return <GuestCard />;
    case 'member':
      return <MemberCard user={session.user} />;
  }
}

function GuestCard() {
  return (
    <View className={joinClasses(styles.place, styles.card)}>
      <View className={styles.top}>
        <Image className={styles.avatar} src={picture('shape/avatar')} ariaHidden />
        <View className={styles.who}>
          <View className={styles.number}>登录查看权益</View>
          <View className={styles.note}>每月领取专属福利</View>
        </View>
        <View className={styles.action} ariaRole="button" onClick={openSignIn}>
          去登录
        </View>
      </View>
      <View className={styles.hint}>登录后查看您的优惠券、福袋和流量礼包</View>
    </View>
  );
}

const medals = ['none', 'ordinary', 'gold', 'platinum', 'plus'];
const stubs: readonly { readonly text: string; readonly page: PageId; readonly count: keyof IndexCounts }[] =
  [
    { text: '全部券', page: 'cardCoupon', count: 'totalCouponCount' },
    { text: '待领券', page: 'couponCenter', count: 'waitCouponCount' },
    { text: '权益福袋', page: 'blessingBag', count: 'qyfdCouponCount' },
    { text: '流量礼包', page: 'trafficGiftBag', count: 'trafficBagCount' },
    { text: '五折购', page: 'halfPrice', count: 'halfPriceCount' },
  ];

function MemberCard({ user }: { readonly user: UserInfo }) {
  const vip = useQuery(membership.userVipInfo, {});
  const holds = (vip.data?.openProductInfoList.length ?? 0) > 0;
  const month = useQuery(myMonth.monthCounts, {}, { enabled: holds });
  const coupons = useQuery(home.couponCounts, { investEnvs });
  const counts = coupons.data && indexCounts(coupons.data);
  const level = vip.data?.userDto.vipTypeLevel ?? 0;
  const action = cardAction(holds, user.ispFlag === 1, month.data?.claimable);
  return (
    <View className={joinClasses(styles.place, styles.card)}>
      <View className={joinClasses(styles.top, level > 0 && styles.gold)}>
        <Image
          className={styles.avatar}
          src={picture(user.headImgUrl || `shape/${faceOf(user.mobile)}`)}
          ariaHidden
        />
        <View className={styles.who}>
          <View className={styles.number}>{user.mobile}</View>
          {vip.data ? (
            <View className={styles.level}>
              <Image
                className={styles.medal}
                src={picture(`level/medal-${medals[level] ?? 'plus'}`)}
                ariaHidden
              />
              {vip.data.userDto.vipTypeName}
            </View>
          ) : (
            <VipNote failed={vip.error !== undefined && !vip.loading} onRetry={() => void vip.refetch()} />
          )}
        </View>
        {month.data && (
          <View className={styles.month}>
            本月权益
            <View>
              <View className={styles.count}>{month.data.claimable}</View>项待领
            </View>
          </View>
        )}
        <View className={styles.action} ariaRole="button" onClick={() => openPage(action.page)}>
          {action.text}
        </View>
      </View>
      <View className={styles.stub}>
        {stubs.map(({ text, page, count }) => (
          <View
            key={text}
            className={styles.cell}
            ariaRole="link"
            ariaLabel={counts ? `${text}${counts[count]}` : text}
            onClick={() => openPage(page)}
          >
            <View className={styles.value}>{counts ? counts[count] : '–'}</View>
            <View className={styles.caption}>{text}</View>
          </View>
        ))}
      </View>
    </View>
  );
}

/** In place of the level while it is loading. */
const VipNote = ({ failed, onRetry }: { readonly failed: boolean; onRetry(): void }) =>
  failed ? (
    <View className={styles.note} ariaRole="button" onClick={onRetry}>
      会员信息没有加载出来，点击重试
    </View>
  ) : (
    <View className={styles.note}>正在加载…</View>
  );

/** A member claims this month's rights; others of the province order a membership. */
function cardAction(
  holds: boolean,
  isOfProvince: boolean,
  claimable: number | undefined,
): { readonly text: string; readonly page: PageId } {
  if (holds) return { text: claimable === 0 ? '去看看' : '去领取', page: 'myMonth' };
  return isOfProvince ? { text: '去开通', page: 'memberOrder' } : { text: '去逛逛', page: 'category' };
}
