import { useEffect } from 'react';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { placement } from '#core/contract/goods/placement.ts';
import type { QueryResult } from '#web/platform/queries/use-query.ts';
import { BannerFloor } from './floors/banner-floor.tsx';
import { ShelfSkeleton } from './floors/shelf-skeleton.tsx';

const bannerHeight = 112;

interface MaterialBannerProps {
  readonly answer: Pick<QueryResult<DataOf<typeof placement.pointMaterials>>, 'data' | 'error'>;
  readonly positionId: string;
  readonly label: string;
  /** Which values the position lacks (§5). */
  readonly warning: string | undefined;
}

/** The pictures of a position; an empty one takes no space. */
export function MaterialBanner({ answer: { data, error }, positionId, label, warning }: MaterialBannerProps) {
  useEffect(() => {
    if (warning !== undefined) console.warn(warning);
  }, [warning]);
  if (error && !data) return null;
  if (!data) return <ShelfSkeleton height={bannerHeight} />;
  return (
    <BannerFloor
      floor={{
        kind: 'banner',
        floorId: positionId,
        title: label,
        subTitle: '',
        link: null,
        materials: data.list,
      }}
      eager={false}
    />
  );
}
