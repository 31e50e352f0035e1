import { titles } from '#core/site/titles.ts';
import { ServiceNotice } from '#web/features/city/service-notice.tsx';
import { useNoticedCity } from '#web/platform/gateway/use-noticed-city.ts';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { useQueue } from './use-queue.ts';
import styles from './traffic-overload.module.css';

/** 访问繁忙: waits and then returns to the previous page. */
function TrafficOverload() {
  const { seconds, checking, checkNow } = useQueue();
  const city = useNoticedCity();
  return (
    <PageFrame title={titles.trafficOverload} back={false}>
      <ServiceNotice
        label="正在排队"
        art="busy"
        title={`${city ?? ''}访问的人有点多`}
        text={seconds === undefined ? '正在为您排队' : `约 ${seconds} 秒后自动为您重试`}
        checkText="刷新看看"
        checking={checking}
        onCheck={checkNow}
        onCityChosen={checkNow}
      >
        <p className={styles.note}>请稍候，恢复后将自动返回刚才的页面</p>
      </ServiceNotice>
    </PageFrame>
  );
}

export const page: PageDefinition = { Page: TrafficOverload };
