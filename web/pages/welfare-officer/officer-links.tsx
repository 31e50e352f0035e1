import { notices } from '#core/contract/content/notices.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { QuickEntries } from '#web/ui/quick-entries/quick-entries.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { officer } from './officer.ts';
import styles from './officer-links.module.css';

/** Links recommended by the officer. */
export function OfficerLinks() {
  const picture = usePicture();
  const { data, error, refetch } = useCall(notices.marketingPoints, { pageType: officer.pageType });
  if (data?.length === 0) return null;
  return (
    <div className={styles.recommendations} data-floor="福利官推荐">
      <Floor header={{ title: `${officer.name}推荐` }} busy={!data && !error}>
        {data && (
          <QuickEntries
            label={`${officer.name}推荐`}
            columns={4}
            entries={data.map(({ pointName, picUrl, link }) => ({
              text: pointName,
              href: link,
              art: picture(picUrl),
            }))}
          />
        )}
        {!data &&
          (error ? (
            <FailedState look="strip" title="推荐没有加载出来" onRetry={() => void refetch()} />
          ) : (
            <div role="status" aria-label="加载中">
              <SkeletonBox height={76} />
            </div>
          ))}
      </Floor>
    </div>
  );
}
