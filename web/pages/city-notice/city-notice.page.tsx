import { useEffect } from 'react';
import { names } from '#core/config/names.ts';
import { publicPages } from '#core/site/public-pages.ts';
import { titles } from '#core/site/titles.ts';
import { callIcon } from '#web/art/icons/call-icon.ts';
import { ServiceNotice } from '#web/features/city/service-notice.tsx';
import { useNoticedCity } from '#web/platform/gateway/use-noticed-city.ts';
import { useReentry } from '#web/platform/gateway/use-reentry.ts';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Cell } from '#web/ui/cell/cell.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { Card } from '#web/ui/card/card.tsx';
import styles from './city-notice.module.css';

/** 城市公告: the product is closed in the subscriber's area for a while. */
function CityNotice() {
  const city = useNoticedCity();
  const { checking, check } = useReentry(publicPages.cityNotice.path);
  useEffect(() => {
    const look = () => void (document.hidden || check());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [check]);
  const checkNow = () =>
    void check().then((kind) => {
      if (kind !== 'open')
        toast(kind === 'closed' ? `${city ?? '您所在的城市'}还没有恢复服务` : '暂时没有连上，请稍后再试');
    });
  return (
    <PageFrame title={titles.cityNotice} back={false}>
      <ServiceNotice
        label="服务公告"
        art="city"
        title={`${city ?? '您所在的城市'}暂停服务`}
        text="服务正在调整，恢复后即可照常领取和使用权益"
        checkText="重新查看"
        checking={checking}
        onCheck={checkNow}
        onCityChosen={() => void check()}
      />
      <Card className={styles.hotline}>
        <Cell
          icon={callIcon}
          title="需要帮助"
          note="客服热线"
          end={names.hotline}
          href={`tel:${names.hotline}`}
        />
      </Card>
    </PageFrame>
  );
}

export const page: PageDefinition = { Page: CityNotice };
