import { rail } from '#core/contract/goods/rail.ts';
import { distanceText } from '#core/rules/format/distance.ts';
import { navIcon } from '#web/art/icons/nav-icon.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useOpenMap } from '#web/platform/hosts/use-open-map.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './businesses.module.css';

interface BusinessesProps {
  readonly stationId: string;
  /** Distances are from here: the lounge, or nothing. */
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly max: number;
}

/** What is around a station, nearest to the lounge first. */
export function Businesses({ stationId, latitude, longitude, max }: BusinessesProps) {
  const picture = usePicture();
  const openMap = useOpenMap();
  const around = useCall(rail.stationBusinesses, { stationId, latitude, longitude, pageSize: max });
  return (
    <QueryState
      query={around}
      failedTitle="周边没有加载出来"
      isEmpty={({ list }) => list.length === 0}
      empty={<EmptyState art="location" size={116} title="周边还没有合作商户" />}
      skeleton={
        <div role="status" aria-label="加载中">
          <SkeletonBox height={64} />
        </div>
      }
    >
      {({ list }) => (
        <ul className={styles.businesses} aria-label="周边商户">
          {list.map((each) => (
            <li key={each.businessId}>
              <LazyImage className={styles.picture} src={picture(each.picUrl)} />
              <span className="grow">
                <b className="one-line">{each.businessName}</b>
                <Text look="note" block>
                  {each.kindName}，{each.openHours}
                  {each.distanceMeters !== null && `，距本厅${distanceText(each.distanceMeters)}`}
                </Text>
                {each.discountText !== null && <Tag>{each.discountText}</Tag>}
              </span>
              <IconButton
                icon={navIcon}
                label={`导航到${each.businessName}`}
                onPress={() =>
                  openMap({ name: each.businessName, latitude: each.latitude, longitude: each.longitude })
                }
              />
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}
