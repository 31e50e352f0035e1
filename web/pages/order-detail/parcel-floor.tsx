import type { Shipment } from '#core/contract/order/after-sale.shapes.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { copyText } from '#web/platform/hosts/copy-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { toast } from '#web/ui/toast/toast.ts';
import styles from './parcel-floor.module.css';

async function copy(trackingNo: string): Promise<void> {
  if (await copyText(trackingNo)) toast('运单号已复制');
  else toast('没有复制成功，请长按运单号复制', 'alert');
}

/** 物流: the way of the parcel, the latest first. */
export const ParcelFloor = ({ shipment }: { shipment: Shipment }) => {
  const { carrier, trackingNo, events, receivedAt, receiveBy } = shipment;
  return (
    <Floor header={{ title: '物流', look: 'plain' }}>
      <p className={styles.carrier}>
        <span>
          {carrier} <span className="number">{trackingNo}</span>
        </span>
        <Button kind="text" size="s" label="复制运单号" onPress={() => void copy(trackingNo)}>
          复制
        </Button>
      </p>
      <ol className={styles.events} aria-label="物流轨迹">
        {events.map(({ at, text }, index) => (
          <li key={`${at}${text}`} className={joinClasses(styles.event, index === 0 && styles.latest)}>
            <span>{text}</span>
            <time className="text-caption text-tertiary" dateTime={at}>
              {chinaMinute(Date.parse(at))}
            </time>
          </li>
        ))}
      </ol>
      {receivedAt === null && (
        <p className="text-sub text-tertiary">{chinaDay(new Date(receiveBy))}自动确认收货</p>
      )}
    </Floor>
  );
};
