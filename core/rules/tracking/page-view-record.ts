import type { PageViewRecord } from '../../contract/common/user-log.shapes.ts';
import { maskAll } from '../format/phone.ts';
import { defaultAppId } from './channels.ts';
import { actions } from './event-types.ts';

/** One visit of a page. */
export interface PageVisit extends Partial<
  Omit<PageViewRecord, 'actionType' | 'timeMills' | 'startMills' | 'endMills'>
> {
  readonly startMills: number;
  readonly endMills: number;
}

/** The page-view log sent after each navigation (§3, §7). */
export const pageViewRecord = ({
  appId,
  pageUrl,
  referer,
  startMills,
  endMills,
  ...visit
}: PageVisit): PageViewRecord => ({
  ...visit,
  appId: appId || defaultAppId,
  actionType: actions.pageView,
  ...(pageUrl && { pageUrl: maskAll(pageUrl) }),
  ...(referer && { referer: maskAll(referer) }),
  startMills,
  endMills,
  timeMills: Math.max(0, endMills - startMills),
});
