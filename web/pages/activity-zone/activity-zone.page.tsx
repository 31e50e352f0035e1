import { groups as calls } from '#core/contract/act/groups.ts';
import type { ZoneActivity } from '#core/contract/act/groups.shapes.ts';
import { pathOf, type PageId } from '#core/site/paths/path-of.ts';
import { projectIds } from '#core/site/projects.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { ActivityCard } from './activity-card.tsx';
import { Recommended } from './recommended.tsx';
import styles from './activity-zone.module.css';

/** The name of this page in the groups of activities. */
const requested = { actName: 'activityZone' };

/** The page of an activity, if the product has it. */
const pageOf = ({ page }: ZoneActivity): PageId | undefined =>
  projectIds.some((project) => pathOf(project, page as PageId) !== undefined) ? (page as PageId) : undefined;

/** 活动专区: by group, what runs now, then what begins soon. */
function ActivityZone() {
  const href = useHref();
  const activities = useCall(calls.activityGroups, requested);
  return (
    <PageFrame title="活动专区" hero={{ motif: 'cloud', height: 200 }}>
      <QueryState
        query={activities}
        failedTitle="活动没有加载出来"
        failedLook="card"
        skeleton={<CardSkeletons />}
        isEmpty={({ groups }) => groups.length === 0}
        empty={
          <EmptyState
            look="card"
            art="gifts"
            title="活动正在准备"
            text="先去逛逛分类"
            action={{ text: '去分类', href: href({ page: 'category' }) }}
          />
        }
      >
        {({ groups }) =>
          groups.map(({ groupId, groupName, acts }, group) => (
            <section key={groupId} className={styles.group} aria-labelledby={groupId} data-floor={groupName}>
              <h2 id={groupId} className={styles.groupName}>
                {groupName}
              </h2>
              <ul className={styles.cards} aria-labelledby={groupId}>
                {acts.map((activity) => {
                  const page = pageOf(activity);
                  return (
                    page && (
                      <li key={activity.activityId}>
                        <ActivityCard activity={activity} page={page} eager={group < 2} />
                      </li>
                    )
                  );
                })}
              </ul>
            </section>
          ))
        }
      </QueryState>
      <Recommended />
    </PageFrame>
  );
}

const CardSkeletons = () => (
  <div className={styles.group}>
    <SkeletonBox width={96} height={24} />
    <div className={styles.cards} role="status" aria-label="加载中">
      {Array.from({ length: 8 }, (_, at) => (
        <SkeletonBox key={at} height={118} radius={12} />
      ))}
    </div>
  </div>
);

export const page: PageDefinition = {
  Page: ActivityZone,
  firstCalls: () => [{ endpoint: calls.activityGroups, input: requested }],
};
