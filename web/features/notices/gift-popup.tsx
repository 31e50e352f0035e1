import { useId, useState } from 'react';
import { couponActivities } from '#core/contract/activity/coupon-activities.ts';
import type { Gift } from '#core/contract/activity/coupon-activities.shapes.ts';
import { coupons as couponCalls } from '#core/contract/goods/coupons.ts';
import { home } from '#core/contract/goods/home.ts';
import { shortYuan, sumFen } from '#core/rules/pricing/money.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useDailyPopup, type PopupItem } from '#web/platform/popups/use-daily-popup.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import styles from './preheat-popup.module.css';

const defaultPicture = 'goods/gift';

export const giftPopups = 'gift';
export const popupItem = ({ actId, period }: Gift): PopupItem => ({ id: actId, period });

/** A gift to be claimed at a tap: once for each of its periods, and non-modal. */
export function GiftPopup({ gift }: { gift: Gift }) {
  const call = useApi();
  const queries = useQueryCache();
  const href = useHref();
  const picture = usePicture();
  const titleId = useId();
  const { actId, title, subTitle, picUrl, coupons } = gift;
  const [item] = useState(() => popupItem(gift));
  const [state, setState] = useState<'offered' | 'claiming' | 'claimed'>('offered');
  const { open, close } = useDailyPopup(giftPopups, true, item);
  if (!open) return null;
  const worth = sumFen(coupons.map(({ couponAmt }) => couponAmt));
  const claim = () => {
    setState('claiming');
    call(couponActivities.receivePopCoupons, { actId }).then(
      () => {
        setState('claimed');
        for (const { path } of [home.couponCounts, couponCalls.myCoupons]) void queries.refresh(path);
      },
      // The call has shown why; the gift can be tried again.
      () => setState('offered'),
    );
  };
  return (
    <section className={styles.preheatPopup} role="dialog" aria-labelledby={titleId} data-floor="会员礼">
      <img
        className={styles.picture}
        src={picture(picUrl ?? defaultPicture)}
        width={56}
        height={56}
        alt=""
        decoding="async"
      />
      <div className={styles.text}>
        <p className={styles.kicker}>{title}</p>
        <h2 id={titleId} className={styles.name}>
          {state === 'claimed' ? '已放入券包' : subTitle}
        </h2>
        <p>
          {coupons.length}张券{worth > 0 && `，共${shortYuan(worth)}元`}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button className={styles.actionButton} kind="plain" size="s" onPress={close}>
          {state === 'claimed' ? '知道了' : '以后再说'}
        </Button>
        {state === 'claimed' ? (
          <Button className={styles.actionButton} size="s" href={href({ page: 'myCoupons' })} onPress={close}>
            去使用
          </Button>
        ) : (
          <Button className={styles.actionButton} size="s" busy={state === 'claiming'} onPress={claim}>
            立即领取
          </Button>
        )}
      </div>
    </section>
  );
}
