import { rail } from '#core/contract/goods/rail.ts';
import type { Hall } from '#core/contract/goods/rail.shapes.ts';
import { distanceText } from '#core/rules/format/distance.ts';
import type { Place } from '#core/rules/location/area.ts';
import { isMeasured } from '#core/rules/location/coordinates/is-measured.ts';
import { PlaceActions } from '#web/features/goods/shops/place-actions.tsx';
import { PlaceCard, PlaceCardSkeleton } from '#web/features/goods/shops/place-card.tsx';
import { PlaceFacts } from '#web/features/goods/shops/place-facts.tsx';
import { useLastValue } from '#web/platform/queries/use-last-value.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useFoundPlace } from '#web/platform/location/use-found-place.ts';
import { useHref, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { ActionBar } from '#web/ui/action-bar/action-bar.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { Businesses, BusinessesSkeleton } from './businesses.tsx';
import { HallPictures, HallPicturesSkeleton } from './hall-pictures.tsx';
import { useBooking } from './use-booking.tsx';
import styles from './rail-hall-detail.module.css';

/** 贵宾厅详情: one hall with hours, services, map and surroundings. */
function RailHallDetail() {
  const href = useHref();
  const place = useFoundPlace();
  const isMember = useSession(({ session }) => session.kind === 'member');
  const hallId = useQueryValue('hallId') ?? '';
  const { latitude, longitude } = place;
  const answer = useCall(rail.halls, { hallId, latitude, longitude }, { enabled: isMember && hallId !== '' });
  // A position that is found a moment later changes the distance alone.
  const data = useLastValue(answer.data, hallId);
  const { book, sheet } = useBooking();
  const none = (
    <EmptyState
      art="location"
      title="没有找到这个贵宾厅"
      text="它可能已停止服务"
      action={{ text: '看看其他贵宾厅', href: href({ page: 'rail' }) }}
    />
  );
  const hall = data?.list[0];
  return (
    <PageFrame
      title="贵宾厅详情"
      bar={
        hall && (
          <ActionBar>
            <Button full kind={hall.usable ? 'primary' : 'soft'} onPress={() => book(hall)}>
              {hall.usable ? '去使用' : (hall.reason ?? '去看看')}
            </Button>
          </ActionBar>
        )
      }
    >
      {hallId === '' ? (
        none
      ) : (
        <QueryState
          query={{ ...answer, data }}
          failedLook="page"
          failedTitle="贵宾厅没有加载出来"
          isEmpty={({ list }) => list.length === 0}
          empty={none}
          skeleton={
            <>
              <HallPicturesSkeleton />
              <PlaceCardSkeleton>
                <SkeletonBox width="60%" height={24} />
                <SkeletonBox width="80%" height={18} />
                <SkeletonBox height={120} />
              </PlaceCardSkeleton>
            </>
          }
        >
          {({ list: [found] }) => found && <Detail hall={found} place={place} />}
        </QueryState>
      )}
      {sheet}
    </PageFrame>
  );
}

function Detail({ hall, place }: { hall: Hall; place: Place }) {
  const href = useHref();
  const distance =
    isMeasured(place) && hall.distanceMeters !== null ? `，距您${distanceText(hall.distanceMeters)}` : '';
  const { hallId, hallName, cityCode, latitude, longitude, phone, stationId, stationName } = hall;
  const { openNow, openNote = '', openHours, leftCount } = hall;
  const around = useCall(rail.stationBusinesses, { stationId, latitude, longitude, pageSize: 2 });
  return (
    <>
      <HallPictures hall={hall} />
      <PlaceCard
        of={{ id: hallId, name: hallName, pinText: stationName, cityCode, latitude, longitude }}
        place={place}
        className={styles.body}
      >
        <p className={styles.tags}>
          <Tag kind={openNow ? 'ok' : 'mute'}>{openNow ? '营业中' : '休息中'}</Tag>
          {hall.services.map((service) => (
            <Tag key={service} kind="mute">
              {service}
            </Tag>
          ))}
        </p>
        <PlaceFacts
          facts={[
            ['位置', `${stationName}${hall.address}${distance}`],
            ['营业时间', openNote === '' ? openHours : `${openHours}，${openNow ? '营业' : ''}${openNote}`],
            ...(leftCount === undefined
              ? []
              : [
                  [
                    '可用次数',
                    leftCount > 0 ? `还可用${leftCount}次` : (hall.reason ?? '没有可用次数'),
                  ] as const,
                ]),
          ]}
        />
        <PlaceActions
          name={hallName}
          phone={phone}
          latitude={latitude}
          longitude={longitude}
          kind="outline"
        />
      </PlaceCard>
      <Floor header={{ title: '厅内服务' }}>
        <div className={styles.words}>
          {hall.introduction.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {hall.notice !== null && <p className={styles.notice}>{hall.notice}</p>}
        </div>
      </Floor>
      <Floor
        header={{
          title: '车站周边',
          more: { href: href({ page: 'railSurroundings', query: { stationId, hallId } }) },
        }}
      >
        <QueryState
          query={around}
          failedTitle="周边没有加载出来"
          isEmpty={({ list }) => list.length === 0}
          empty={<EmptyState art="location" size={116} title="周边还没有合作商户" />}
          skeleton={<BusinessesSkeleton count={2} />}
        >
          {({ list }) => <Businesses list={list} stationName={stationName} from="本厅" />}
        </QueryState>
      </Floor>
    </>
  );
}

export const page: PageDefinition = { Page: RailHallDetail };
