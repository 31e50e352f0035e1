import { useDidHide, useDidShow, useUnload } from '@tarojs/taro';
import { useRef } from 'react';
import { userLog } from '#core/contract/common/user-log.ts';
import { pageViewRecord } from '#core/rules/tracking/page-view-record.ts';
import { host } from '../settings.ts';
import { knownValues } from './known-values.ts';
import { sendLog } from './log-queue.ts';
import type { SeenPage } from './seen-page.ts';

/** Where the visitor was before, for the referer of the next page. */
let before = '';

/** Logs each visit of the page when it is left (§3, Page-view log record). */
export function usePageView(): void {
  const visit = useRef<SeenPage & { readonly startMills: number }>();
  const end = (): void => {
    const seen = visit.current;
    if (!seen) return;
    visit.current = undefined;
    const { appId, channelId, messageId, contentId } = knownValues();
    sendLog(
      userLog.pageViewLog,
      pageViewRecord({
        ...seen,
        appId,
        channelId,
        messageId,
        contentId,
        host,
        referer: before,
        endMills: Date.now(),
      }),
    );
    before = seen.pageUrl;
  };
  useDidShow(() => {
    const { pageId, pageName, pageUrl } = knownValues();
    visit.current = { pageId, pageName, pageUrl, startMills: Date.now() };
  });
  useDidHide(end);
  useUnload(end);
}
