import Taro, { useDidHide, useDidShow, useUnload } from '@tarojs/taro';
import { useState } from 'react';
import { userLog } from '#core/contract/common/user-log.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import { pageViewRecord } from '#core/rules/tracking/page-view-record.ts';
import { session } from '../session/session-store.ts';
import { host } from '../settings.ts';
import { knownValues } from './known-values.ts';
import { sendLog } from './log-queue.ts';
import type { SeenPage } from './seen-page.ts';

/** Where the visitor was before, for the referer of the next page. */
let before = '';

interface Visit extends SeenPage {
  readonly startMills: number;
}

/** By page of the host, because what a page draws may change its frame while it is looked at (the code of a voucher). */
const visits = new WeakMap<object, Visit>();

/** Logs each visit of the page when it is left (§3, Page-view log record). */
export function usePageView(): void {
  const [page] = useState<object>(() => Taro.getCurrentInstance().page ?? {});
  const end = (): void => {
    const seen = visits.get(page);
    if (!seen) return;
    visits.delete(page);
    const { appId, channelId, messageId, contentId, pathId } = knownValues();
    const now = session.get();
    sendLog(
      userLog.pageViewLog,
      pageViewRecord({
        ...seen,
        appId,
        channelId,
        messageId,
        contentId,
        pathId,
        ...(now.kind === 'member' && { mobile: maskMobile(now.user.mobile) }),
        host,
        referer: before,
        endMills: Date.now(),
      }),
    );
    before = seen.pageUrl;
  };
  useDidShow(() => {
    const { pageId, pageName, pageUrl } = knownValues();
    visits.set(page, { pageId, pageName, pageUrl, startMills: Date.now() });
  });
  useDidHide(end);
  useUnload(end);
}
