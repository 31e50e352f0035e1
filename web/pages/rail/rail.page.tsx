import { useState } from 'react';
import { rail } from '#core/contract/goods/rail.ts';
import type { Hall, HallKind } from '#core/contract/goods/rail.shapes.ts';
import { isMeasured } from '#core/rules/location/coordinates/is-measured.ts';
import { CityButton } from '#web/features/city/city-button.tsx';
import { FeatureNote } from '#web/platform/gateway/limited-features.tsx';
import { useFoundPlace } from '#web/platform/location/use-found-place.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useGo, useHref, useNavigator } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { PagesEnd } from '#web/ui/load-more/pages-end.tsx';
import { FilterChips } from '#web/ui/chips/filter-chips.tsx';
import { NavAction } from '#web/ui/nav-bar/nav-action.tsx';
import { SearchBar } from '#web/ui/search-bar/search-bar.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Chips } from '#web/ui/chips/chips.tsx';
import { HallCard } from './hall-card.tsx';
import { OpenVisits } from './open-visits.tsx';
import { RightsCard } from './rights-card.tsx';
import { SortLine } from './sort-line.tsx';
import { useBooking } from './use-booking.tsx';
import { useHallPages } from './use-hall-pages.ts';
import { Card } from '#web/ui/card/card.tsx';
import styles from './rail.module.css';

const kindNames: Readonly<Record<HallKind, string>> = { rail: '高铁站', airport: '机场' };
const kinds = ['rail', 'airport'] as const;

/** 高铁贵宾厅: the visits held, and the halls by kind, word, opening and distance. */
function Rail() {
  const navigator = useNavigator();
  const href = useHref();
  const go = useGo();
  const place = useFoundPlace();
  const isMember = useSession(({ session }) => session.kind === 'member');
  const kind: HallKind = navigator.queryValue('kind') === 'airport' ? 'airport' : 'rail';
  const keyword = navigator.queryValue('keyword');
  const [typed, setTyped] = useState(keyword ?? '');
  const [openNow, setOpenNow] = useState(false);
  const [services, setServices] = useState<readonly string[]>([]);
  const halls = useHallPages(
    place,
    { kind, keyword, ...(openNow && { openNow }), ...(services.length > 0 && { services: [...services] }) },
    isMember,
  );
  const { book, sheet } = useBooking();
  const stations = useCall(rail.stations, {}).data?.list;
  // In the document already, so that the chips keep their width.
  const hallsOf = (of: HallKind) =>
    stations?.reduce((sum, each) => (each.kind === of ? sum + each.hallCount : sum), 0) ?? '';
  const change = (next: { kind?: HallKind; keyword?: string | undefined }) => {
    const { kind: nextKind, keyword: word } = { kind, keyword, ...next };
    go(
      { page: 'rail', query: { kind: nextKind === 'airport' ? nextKind : undefined, keyword: word } },
      'replace',
    );
  };
  const toggle = (service: string) =>
    setServices((chosen) =>
      chosen.includes(service) ? chosen.filter((each) => each !== service) : [...chosen, service],
    );
  const offered = kind === 'rail' ? ['茶歇', '专属通道', '充电', '行李寄存'] : ['简餐', '快速安检', '淋浴'];
  return (
    <PageFrame
      title="高铁贵宾厅"
      hero={{ motif: 'wave' }}
      right={<NavAction text="使用记录" href={href({ page: 'railCurated', query: { tab: 'visits' } })} />}
    >
      <FeatureNote feature="lounge" />
      <RightsCard kind={kind} isMember={isMember} />
      <OpenVisits kind={kind} isMember={isMember} />
      <div className={styles.filters}>
        <CityButton />
        <Chips
          className={styles.kinds}
          label="贵宾厅类型"
          items={kinds.map((key) => ({
            key,
            text: `${kindNames[key]} ${halls.kindCounts?.[key] ?? hallsOf(key)}`.trim(),
          }))}
          value={kind}
          onChange={(next) => {
            setServices([]);
            change({ kind: next });
          }}
        />
      </div>
      <div className={styles.search}>
        <SearchBar
          value={typed}
          placeholder="车站、城市或拼音首字母"
          onChange={setTyped}
          onSearch={(word) => change({ keyword: word || undefined })}
        />
      </div>
      <FilterChips
        className={styles.more}
        label="筛选"
        chips={[
          { key: 'open', text: '营业中', pressed: openNow, onPress: () => setOpenNow(!openNow) },
          ...offered.map((service) => ({
            key: service,
            text: service,
            pressed: services.includes(service),
            onPress: () => toggle(service),
          })),
        ]}
      />
      <SortLine place={place} />
      <Halls
        halls={halls}
        measured={isMeasured(place)}
        onUse={book}
        onClear={() => {
          setTyped('');
          setOpenNow(false);
          setServices([]);
          change({ keyword: undefined });
        }}
      />
      {sheet}
    </PageFrame>
  );
}

interface HallsProps {
  readonly halls: ReturnType<typeof useHallPages>;
  readonly measured: boolean;
  onUse(hall: Hall): void;
  onClear(): void;
}

function Halls({ halls, measured, onUse, onClear }: HallsProps) {
  const { list, hasNext } = halls;
  if (list?.length === 0 && !hasNext)
    return (
      <EmptyState
        look="card"
        art="search"
        title="没有符合的贵宾厅"
        text="换个词或条件，也可以输入拼音首字母，例如njn"
        action={{ text: '清除条件', onPress: onClear }}
      />
    );
  return (
    <div className={styles.halls} data-floor="贵宾厅">
      {list?.map((hall, at) => (
        <HallCard
          key={hall.hallId}
          hall={hall}
          isNearest={measured && at === 0}
          isMeasured={measured}
          eager={at < 3}
          onUse={onUse}
        />
      ))}
      <PagesEnd pages={halls} renderSkeleton={() => <HallSkeleton />} failedTitle="贵宾厅没有加载出来" />
    </div>
  );
}

const HallSkeleton = () => (
  <Card className={styles.hall} role="status" aria-label="加载中">
    <SkeletonBox width={112} height={124} radius={0} />
    <div className={styles.body}>
      <SkeletonBox width="60%" height={20} />
      <SkeletonBox width="85%" height={16} />
      <SkeletonBox width="45%" height={28} />
    </div>
  </Card>
);

export const page: PageDefinition = {
  Page: Rail,
  firstCalls: () => [{ endpoint: rail.stations, input: {} }],
  images: ['goods/rail-cut'],
};
