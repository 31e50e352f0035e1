import './activity-floor.css';
import { notices } from '#core/contract/content/notices.ts';
import { dayRange } from '#core/rules/format/day-range.ts';
import { Icon } from '#web/art/icon.tsx';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { usePicture } from '#web/platform/world/use-picture.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Bone } from '#web/ui/skeleton/bone.tsx';

/** One activity of the campaign: what it is, when, and the way to it. */
export function ActivityFloor({ actFloorId }: { actFloorId: string }) {
  const picture = usePicture();
  const { data, error, refetch } = useCall(notices.activityFloor, { actFloorId });
  if (!data)
    return error ? (
      <div className="acf__x">
        <FailedState look="strip" title="活动没有加载出来" onRetry={() => void refetch()} />
      </div>
    ) : (
      <div className="acf" role="status" aria-label="加载中">
        <Bone width={56} radius={8} />
        <span className="grow">
          <Bone height={42} />
        </span>
      </div>
    );
  const inside = (
    <>
      <LazyImage src={picture(data.picUrl)} />
      <span className="grow">
        <b className="acf__t">{data.title}</b>
        <span className="acf__s l2">{data.subtitle}</span>
        <span className="acf__d">{dayRange(new Date(data.beginsAt), new Date(data.endsAt))}</span>
      </span>
      {data.link !== '' && <Icon of={rightIcon} size={16} className="t3" />}
    </>
  );
  return data.link === '' ? (
    <div className="acf">{inside}</div>
  ) : (
    <a className="acf" href={data.link}>
      {inside}
    </a>
  );
}
