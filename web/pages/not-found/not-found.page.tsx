import { publicIndexUrl } from '#core/site/public-index-url.ts';
import { titles } from '#core/site/titles.ts';
import { useNavigator } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Card } from '#web/ui/card/card.tsx';
import styles from './not-found.module.css';

const title = titles.notFound;

/** 404: links back and to the index. */
function NotFound() {
  const navigator = useNavigator();
  const { base, environment } = useSite();
  return (
    <PageFrame title={title}>
      <Card as="section" className={styles.notice} aria-label={title}>
        <EmptyState art="lost" title={title} text="它可能已经下线，或者地址输错了" />
        <div className={styles.actions}>
          <Button className={styles.actionButton} kind="outline" size="m" onPress={() => navigator.back()}>
            返回上一页
          </Button>
          <Button
            className={styles.actionButton}
            size="m"
            href={publicIndexUrl({ base, neighborhoodCategoryId: environment.neighborhoodCategoryId })}
          >
            看看全部服务
          </Button>
        </div>
      </Card>
    </PageFrame>
  );
}

export const page: PageDefinition = { Page: NotFound };
