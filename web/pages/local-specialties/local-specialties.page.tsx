import { catalogue } from '#core/contract/goods/catalogue.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { CityButton } from '#web/features/city/city-button.tsx';
import { GoodsSkeleton } from '#web/features/goods/list/goods-skeleton.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useFoundPlace } from '#web/platform/location/use-found-place.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { CityFloor } from './city-floor.tsx';
import styles from './local-specialties.module.css';

/** 地方特产: a floor for each city, the subscriber's own city first. */
function LocalSpecialties() {
  const href = useHref();
  const { areaNum, areaName } = useFoundPlace();
  const specials = useCall(catalogue.localSpecials, { cityCode: areaNum });
  return (
    <PageFrame
      title="地方特产"
      hero={{ motif: 'wave', height: 200 }}
      right={
        <span className={styles.city}>
          <CityButton />
        </span>
      }
    >
      <p className={styles.text}>{areaName}好味先看，全省风物一处逛</p>
      <QueryState
        query={specials}
        failedTitle="特产没有加载出来"
        failedLook="card"
        skeleton={<GoodsSkeleton count={4} />}
        isEmpty={({ floors }) => floors.length === 0}
        empty={
          <EmptyState
            look="card"
            art="goods"
            title="特产正在上架"
            text="先逛逛全部商品"
            action={{ text: '去分类', href: href({ page: 'category' }) }}
          />
        }
      >
        {({ floors }) =>
          floors.map((floor, at) => <CityFloor key={floor.floorId} floor={floor} isFirst={at === 0} />)
        }
      </QueryState>
    </PageFrame>
  );
}

export const page: PageDefinition = {
  Page: LocalSpecialties,
  firstCalls: () => [{ endpoint: catalogue.localSpecials, input: { cityCode: nanjing.areaNum } }],
};
