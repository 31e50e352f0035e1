import type { Hall } from '#core/contract/goods/rail.shapes.ts';
import { distanceText } from '#core/rules/format/distance.ts';
import { Icon } from '#web/art/icon.tsx';
import { clockIcon } from '#web/art/icons/clock-icon.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { Card } from '#web/ui/card/card.tsx';
import styles from './rail.module.css';

interface HallCardProps {
  readonly hall: Hall;
  readonly isNearest: boolean;
  /** The distance is from the phone's position, not from the city's centre. */
  readonly isMeasured: boolean;
  readonly eager: boolean;
  onUse(hall: Hall): void;
}

export function HallCard({ hall, isNearest, isMeasured, eager, onUse }: HallCardProps) {
  const href = useHref();
  const picture = usePicture();
  const { hallId, hallName, address, services, openNow, distanceMeters, leftCount = 0 } = hall;
  const pictures = hall.pics?.length ?? 0;
  return (
    <Card as="article" className={styles.hall} aria-label={hallName}>
      <LazyImage className={styles.picture} src={picture(hall.picUrl)} eager={eager}>
        {isNearest && (
          <span className={styles.nearest}>
            <Tag kind="vipDark">最近</Tag>
          </span>
        )}
        {pictures > 1 && <span className={styles.pictureCount}>{pictures}图</span>}
      </LazyImage>
      <div className={styles.body}>
        <h2>
          <a href={href({ page: 'railHallDetail', query: { hallId } })}>{hallName}</a>
        </h2>
        <p className={styles.place}>
          <span className="one-line">{address}</span>
          {isMeasured && distanceMeters !== null && (
            <span className={`number ${styles.distance}`}>{distanceText(distanceMeters)}</span>
          )}
        </p>
        <p className={styles.services}>
          {services.map((service) => (
            <Tag key={service} kind="mute">
              {service}
            </Tag>
          ))}
        </p>
        <div className={styles.foot}>
          <span className={styles.hours}>
            <Icon of={clockIcon} size={14} />
            <span className={openNow ? styles.open : styles.closed}>{openNow ? '营业中' : '休息中'}</span>
            {hall.openNote ?? hall.openHours}
            {leftCount > 0 && <b className={styles.left}>可用{leftCount}次</b>}
          </span>
          <Button
            className={styles.use}
            size="s"
            label={`去使用${hallName}`}
            kind={hall.usable ? 'primary' : 'soft'}
            onPress={() => onUse(hall)}
          >
            去使用
          </Button>
        </div>
      </div>
    </Card>
  );
}
