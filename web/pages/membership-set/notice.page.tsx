import { PageLink } from '#web/platform/navigation/navigation.tsx';
import type { PageDefinition } from '#web/platform/world/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { NoticeArticle } from './notice-article.tsx';
import { noticeCalls, NoticeLayout } from './notice-layout.tsx';

/** 公告: the notice in force, and the way to those before it. */
const NoticePage = () => (
  <NoticeLayout>
    {({ current, history }) => (
      <>
        <Floor label="公告">
          {current ? (
            <NoticeArticle notice={current} />
          ) : (
            <EmptyState art="search" title="暂时没有公告" line="有新的消息会第一时间在这里告诉您" />
          )}
        </Floor>
        {history.length > 0 && (
          <PageLink className="btn btn--line btn--m rdg__go" to={{ page: 'vipNoticeHistory' }}>
            查看历史公告（{history.length}条）
          </PageLink>
        )}
      </>
    )}
  </NoticeLayout>
);

export const page: PageDefinition = { Page: NoticePage, firstCalls: noticeCalls };
