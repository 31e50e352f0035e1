import type { OfferedCoupon } from '#core/contract/goods/shared/coupon.shapes.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { toast } from '#web/ui/toast/toast.ts';

/** 提醒我: an entry with an alarm for the phone's calendar, before a coupon is handed out. */
export function useReminder(): (offer: OfferedCoupon) => void {
  const href = useHref();
  return (offer) =>
    void import('#web/features/flash-sales/save-calendar-file.ts').then(
      ({ saveCalendarFile }) => {
        saveCalendarFile(
          { ...offer, activityId: `${offer.activityId}.${offer.templateId}` },
          `领券：${offer.couponName}`,
          href({ page: 'couponCenter' }),
        );
        toast('保存到日历后，开抢前5分钟提醒您');
      },
      () => toast('日历文件没有生成，请重试', 'alert'),
    );
}
