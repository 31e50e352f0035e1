import { useHref } from '#web/platform/navigation/navigation.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { NoticeArticle } from './notice-article.tsx';
import { noticeCalls, NoticeLayout } from './notice-layout.tsx';
import styles from './reading.module.css';

/** 公告: the current notice, and a link to earlier ones. */
const VipNotice = () => (
  <NoticeLayout>
    {({ current, history }) => (
      <>
        <Floor label="公告">
          {current ? (
            <NoticeArticle notice={current} />
          ) : (
            <EmptyState art="messages" title="暂时没有公告" text="有新的消息会第一时间在这里告诉您" />
          )}
        </Floor>
        {history.length > 0 && <HistoryLink count={history.length} />}
      </>
    )}
  </NoticeLayout>
);

function HistoryLink({ count }: { count: number }) {
  const href = useHref();
  return (
    <Button className={styles.actionLink} kind="outline" size="m" href={href({ page: 'vipNoticeHistory' })}>
      查看历史公告（{count}条）
    </Button>
  );
}

export const page: PageDefinition = { Page: VipNotice, firstCalls: noticeCalls };
