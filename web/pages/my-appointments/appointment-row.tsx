import type { Appointment } from '#core/contract/activity/flash-sales.shapes.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import { GoodsCard } from '#web/ui/goods-card/goods-card.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import styles from './my-appointments.module.css';

interface AppointmentRowProps {
  readonly appointment: Appointment;
  /** By the server's clock. */
  readonly now: number;
  readonly eager: boolean;
  readonly busy: boolean;
  onCancel(): void;
}

/** One appointment: when it begins, and what can be done with it. */
export function AppointmentRow({ appointment, now, eager, busy, onCancel }: AppointmentRowProps) {
  const { goodsName, picUrl, priceFen, beginsAt, endsAt, sessionId } = appointment;
  const href = useHref();
  const picture = usePicture();
  const flashSaleHref = href({ page: 'flashSale', query: { sessionId } });
  const [name = goodsName] = goodsName.split('，');
  const isOver = now >= Date.parse(endsAt);
  const isComing = now < Date.parse(beginsAt);
  const save = () =>
    void import('#web/features/flash-sales/save-calendar-file.ts').then(
      (found) => found.saveCalendarFile(appointment, `限时秒杀：${name}`, flashSaleHref),
      () => toast('日历文件没有生成，请重试', 'alert'),
    );
  return (
    <GoodsCard
      density="row"
      href={flashSaleHref}
      art={picture(picUrl)}
      name={name}
      note={`${chinaMinute(new Date(beginsAt)).slice(5)} 开抢`}
      fen={priceFen}
      pricePrefix="秒杀价"
      eager={eager}
      tags={
        <Tag kind={isOver ? 'mute' : isComing ? 'soft' : 'ok'}>
          {isOver ? '已结束' : isComing ? '开抢前5分钟提醒' : '抢购中'}
        </Tag>
      }
      action={
        <span className={styles.actions}>
          {isComing && (
            <Button size="s" kind="outline" label={`加入日历：${name}`} onPress={save}>
              加入日历
            </Button>
          )}
          {!isComing && !isOver ? (
            <Button size="s" href={flashSaleHref} label={`去抢购：${name}`}>
              去抢购
            </Button>
          ) : (
            <Button
              size="s"
              kind="plain"
              busy={busy}
              label={`${isOver ? '删除' : '取消预约'}：${name}`}
              onPress={onCancel}
            >
              {isOver ? '删除' : '取消预约'}
            </Button>
          )}
        </span>
      }
    />
  );
}
