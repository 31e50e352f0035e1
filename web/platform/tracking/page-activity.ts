import type { SiteContext } from '../site/site-context.tsx';

/** The activity that the page's address names (§3, in this order), else the mall's own id. */
export const pageActivity = ({ project }: SiteContext): string => {
  const query = new URLSearchParams(location.search);
  return (
    ['actNum', 'activityId', 'actId']
      .map((key) => query.get(key) ?? '')
      .find((value) => /^[\w.:-]{1,64}$/.test(value)) ?? project.appId
  );
};
