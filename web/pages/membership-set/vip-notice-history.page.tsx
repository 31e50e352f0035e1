import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { NoticeArticle } from './notice-article.tsx';
import { noticeCalls, NoticeLayout } from './notice-layout.tsx';

/** 历史公告: earlier notices, newest first. */
const VipNoticeHistory = () => (
  <NoticeLayout>
    {({ history }) => (
      <Floor label="历史公告">
        {history.length === 0 ? (
          <EmptyState art="messages" title="还没有历史公告" />
        ) : (
          history.map((notice) => <NoticeArticle key={notice.noticeId} notice={notice} />)
        )}
      </Floor>
    )}
  </NoticeLayout>
);

export const page: PageDefinition = { Page: VipNoticeHistory, firstCalls: noticeCalls };
