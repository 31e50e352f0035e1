import { notices } from '#core/contract/content/notices.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { QuickEntries } from '#web/ui/quick-entries/quick-entries.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { officer } from './officer.ts';
import styles from './officer-links.module.css';

/** Links recommended by the officer. */
export function OfficerLinks() {
  const picture = usePicture();
  const query = useCall(notices.marketingPoints, { pageType: officer.pageType });
  const { data, error } = query;
  if (data?.length === 0) return null;
  return (
    <div className={styles.recommendations} data-floor="福利官推荐">
      <Floor header={{ title: `${officer.name}推荐` }} busy={!data && !error}>
        <QueryState
          query={query}
          failedTitle="推荐没有加载出来"
          skeleton={
            <div role="status" aria-label="加载中">
              <SkeletonBox height={76} />
            </div>
          }
        >
          {(found) => (
            <QuickEntries
              label={`${officer.name}推荐`}
              columns={4}
              entries={found.map(({ pointName, picUrl, link }) => ({
                text: pointName,
                href: link,
                art: picture(picUrl),
              }))}
            />
          )}
        </QueryState>
      </Floor>
    </div>
  );
}
