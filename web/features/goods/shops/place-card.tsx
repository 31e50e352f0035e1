import type { ReactNode } from 'react';
import type { Coordinates, Place } from '#core/rules/location/area.ts';
import { isMeasured } from '#core/rules/location/coordinates/is-measured.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { MapStrip } from './map-strip.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './place-card.module.css';

interface PlaceCardProps {
  readonly of: Coordinates & {
    readonly id: string;
    readonly name: string;
    /** The words of its pin. */
    readonly pinText: string;
    readonly cityCode?: string;
  };
  /** The subscriber's place; shown on the map where it is measured and in the same city. */
  readonly place?: Place | undefined;
  /** The layout of the part below the map. */
  readonly className?: string | undefined;
  /** Without them it is the map alone. */
  readonly children?: ReactNode;
}

/** A shop, a hall or a station: where it is on the map, its name, and what is known about it. */
export function PlaceCard({
  of: { id, name, pinText, cityCode, latitude, longitude },
  place,
  className,
  children,
}: PlaceCardProps) {
  return (
    <Card as="section" className={styles.card} aria-label={name}>
      <MapStrip
        label={`${name}的位置`}
        points={[{ key: id, text: pinText, name, latitude, longitude }]}
        here={place && isMeasured(place) && place.areaNum === cityCode ? place : undefined}
        chosen={id}
      />
      {children !== undefined && (
        <div className={joinClasses(styles.body, className)}>
          <Text as="h2" look="title">
            {name}
          </Text>
          {children}
        </div>
      )}
    </Card>
  );
}

/** The card while it is loading; its lines are `SkeletonBox`es. */
export const PlaceCardSkeleton = ({ children }: { children?: ReactNode }) => (
  <Card className={styles.card} role="status" aria-label="加载中">
    <SkeletonBox height={128} radius={0} />
    {children !== undefined && <div className={styles.skeletonRows}>{children}</div>}
  </Card>
);
