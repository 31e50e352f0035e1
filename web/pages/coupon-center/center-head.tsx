import type { OfferedCoupon } from '#core/contract/goods/shared/coupon.shapes.ts';
import { useMembership } from '#web/features/membership/use-membership.ts';
import { Button } from '#web/ui/button/button.tsx';
import type { Claiming } from './use-claim.ts';
import { Text } from '#web/ui/text/text.tsx';
import styles from './coupon-center.module.css';

interface CenterHeadProps {
  /** Undefined while they are loading. */
  readonly offers: readonly OfferedCoupon[] | undefined;
  readonly claims: Claiming;
}

/** How many coupons wait, and all of them with one tap. */
export function CenterHead({ offers = [], claims: { claim, claiming } }: CenterHeadProps) {
  const who = useMembership();
  const claimable = offers.filter(({ offerState }) => offerState === 'claimable');
  const claimed = offers.filter(({ offerState }) => offerState === 'claimed').length;
  const level = who.kind === 'known' && who.info.userDto.vipTypeLevel > 0 ? who.info.userDto.vipTypeName : '';
  return (
    <section className={styles.head} aria-label="待领的券">
      <div className="grow">
        <Text as="p" look="titleLarge" role="status">
          {offers.length === 0 ? (
            '好券每日更新'
          ) : claimable.length > 0 ? (
            <>
              还有<b className={styles.headCount}>{claimable.length}</b>张待领
            </>
          ) : claimed > 0 ? (
            '本期的券都领过啦'
          ) : (
            noneTitle(offers, level !== '')
          )}
        </Text>
        <p className={styles.headText}>
          {who.kind === 'guest'
            ? '登录后领取，下单自动抵扣'
            : `${level}本期共${offers.length}张，已领${claimed}张`}
        </p>
      </div>
      {claimable.length > 1 && (
        <Button kind="accent" size="s" busy={claiming.length > 1} onPress={() => claim(claimable)}>
          一键领取
        </Button>
      )}
    </section>
  );
}

/** Where nothing can be claimed and nothing was. */
function noneTitle(offers: readonly OfferedCoupon[], isVip: boolean): string {
  if (!offers.some(({ offerState }) => offerState === 'notEntitled')) return '好券每日更新';
  return isVip ? '升级会员，领更多好券' : '本期的券为会员专享';
}
