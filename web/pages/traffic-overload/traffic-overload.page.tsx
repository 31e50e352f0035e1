import { publicPages } from '#core/site/public-pages.ts';
import { OtherCityButton } from '#web/features/city/other-city-button.tsx';
import { useNoticedCity } from '#web/platform/gateway/use-noticed-city.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { useQueue } from './use-queue.ts';
import styles from './traffic-overload.module.css';

/** 访问繁忙: waits and then returns to the previous page. */
function TrafficOverload() {
  const { seconds, checking, checkNow } = useQueue();
  const city = useNoticedCity();
  return (
    <Page>
      <NavBar title={publicPages.trafficOverload.title} />
      <section className={styles.notice} aria-label="正在排队">
        <EmptyState
          art="busy"
          title={`${city ?? ''}访问的人有点多`}
          line={seconds === undefined ? '正在为您排队' : `约 ${seconds} 秒后自动为您重试`}
        />
        <Button className={styles.retryButton} kind="primary" size="m" busy={checking} onPress={checkNow}>
          {checking ? '正在查看' : '刷新看看'}
        </Button>
        <OtherCityButton className={styles.cityButton} onChosen={checkNow} />
        <p className={styles.note}>请稍候，恢复后将自动返回刚才的页面</p>
      </section>
    </Page>
  );
}

export const page: PageDefinition = { Page: TrafficOverload };
