import type { ZoneActivity } from '#core/contract/act/groups.shapes.ts';
import { pathOf, type PageId } from '#core/site/paths/path-of.ts';
import { projectIds } from '#core/site/projects.ts';
import { ActivityCard } from './activity-card.tsx';
import styles from './activity-zone.module.css';

/** The page of an activity, if the product has it. */
const pageOf = ({ page }: ZoneActivity): PageId | undefined =>
  projectIds.some((project) => pathOf(project, page as PageId) !== undefined) ? (page as PageId) : undefined;

/** The activities without numbers of their own: what always runs, and what was announced. */
export function OtherActivities({ activities }: { readonly activities: readonly ZoneActivity[] }) {
  const shown = activities.flatMap((activity) => {
    const page = pageOf(activity);
    return page ? [{ activity, page }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="other-activities" data-floor="更多活动">
      <h2 id="other-activities" className={styles.groupName}>
        更多活动
      </h2>
      <ul className={styles.cards} aria-labelledby="other-activities">
        {shown.map(({ activity, page }) => (
          <li key={activity.activityId}>
            <ActivityCard activity={activity} page={page} />
          </li>
        ))}
      </ul>
    </section>
  );
}
