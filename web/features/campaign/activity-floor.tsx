import { notices } from '#core/contract/content/notices.ts';
import { dayRange } from '#core/rules/format/day-range.ts';
import { Icon } from '#web/art/icon.tsx';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './activity-floor.module.css';

/** One activity of the campaign with its period and link. */
export function ActivityFloor({ actFloorId }: { actFloorId: string }) {
  const picture = usePicture();
  const { data, error, refetch } = useCall(notices.activityFloor, { actFloorId });
  if (!data)
    return error ? (
      <div className={styles.failed}>
        <FailedState look="strip" title="活动没有加载出来" onRetry={() => void refetch()} />
      </div>
    ) : (
      <div className={styles.activity} role="status" aria-label="加载中">
        <SkeletonBox width={56} radius={8} />
        <span className="grow">
          <SkeletonBox height={42} />
        </span>
      </div>
    );
  const inside = (
    <>
      <LazyImage className={styles.picture} src={picture(data.picUrl)} />
      <span className="grow">
        <Text as="b" look="titleSmall" block>
          {data.title}
        </Text>
        <span className={`${styles.subtitle} two-lines`}>{data.subtitle}</span>
        <Text look="note">{dayRange(new Date(data.beginsAt), new Date(data.endsAt))}</Text>
      </span>
      {data.link !== '' && <Icon of={rightIcon} size={16} className="text-tertiary" />}
    </>
  );
  return data.link === '' ? (
    <div className={styles.activity}>{inside}</div>
  ) : (
    <a className={styles.activity} href={data.link}>
      {inside}
    </a>
  );
}
