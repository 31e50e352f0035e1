import type { CouponActivity } from '#core/contract/activity/coupon-activities.shapes.ts';
import type { OfferedCoupon } from '#core/contract/goods/shared/coupon.shapes.ts';
import type { CouponSession } from '#core/rules/coupons/coupon-session.ts';
import { couponWords } from '#web/features/goods/floors/coupon-words.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Countdown } from '#web/ui/countdown/countdown.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { StockBar } from '#web/ui/goods-card/stock-bar.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Tag } from '#web/ui/tag/tag.tsx';
import { useReminder } from './use-reminder.ts';
import type { Claiming } from './use-claim.ts';
import styles from './coupon-center.module.css';

interface HotFloorProps {
  readonly activity: CouponActivity;
  readonly session: CouponSession;
  readonly now: number;
  readonly offset: number;
  readonly claims: Claiming;
  /** The session opens or ends. */
  onTurn(): void;
}

/** 整点抢券: the coupons of a session with its countdown. */
export function HotFloor({ activity, session, now, offset, claims, onTurn }: HotFloorProps) {
  return (
    <div data-floor={activity.title}>
      <Floor
        look="tinted"
        header={{
          title: '整点抢券',
          chip: (
            <>
              <Tag kind="solid">{session.name}</Tag>
              <Countdown key={session.until} until={session.until} now={now} offset={offset} onEnd={onTurn} />
            </>
          ),
          meta: session.isOpen ? '后结束' : '后开抢',
        }}
      >
        <ul className={styles.hotList} aria-label={activity.title}>
          {activity.coupons.map((offer) => (
            <li key={offer.templateId}>
              <HotTicket offer={offer} claims={claims} />
            </li>
          ))}
        </ul>
      </Floor>
    </div>
  );
}

function HotTicket({ offer, claims }: { offer: OfferedCoupon } & Pick<HotFloorProps, 'claims'>) {
  const remind = useReminder();
  const { worth, condition } = couponWords(offer);
  const { offerState, leftPercent, couponName, reason } = offer;
  const isOff = offerState !== 'claimable' && offerState !== 'notBegun';
  const taken = leftPercent === null ? undefined : 100 - leftPercent;
  const texts: Readonly<Record<OfferedCoupon['offerState'], string>> = {
    claimable: '抢',
    claimed: '已领取',
    soldOut: '已领完',
    notBegun: '提醒我',
    ended: '已结束',
    notEntitled: '等级不够',
  };
  return (
    <article className={joinClasses(styles.hot, isOff && styles.hotOff)}>
      <div className={styles.hotTop}>
        <span className={`${styles.hotWorth} number`}>
          {worth.before !== undefined && <small>{worth.before}</small>}
          {worth.value}
          {worth.after !== undefined && <small>{worth.after}</small>}
        </span>
        <span className="text-caption text-secondary">{condition}</span>
        <h3 className={`${styles.hotName} one-line`}>{couponName}</h3>
      </div>
      <div className={styles.hotBottom}>
        <StockBar
          percent={taken ?? 0}
          text={taken === undefined ? '不限量' : taken === 100 ? '已领完' : `已领${taken}%`}
        />
        <Button
          size="s"
          full
          kind={offerState === 'notBegun' ? 'outline' : 'primary'}
          disabled={isOff}
          reason={reason ?? texts[offerState]}
          busy={claims.claiming.includes(offer)}
          onPress={() => (offerState === 'notBegun' ? remind(offer) : claims.claim([offer]))}
        >
          {texts[offerState]}
          <span className="visually-hidden">：{couponName}</span>
        </Button>
      </div>
    </article>
  );
}
