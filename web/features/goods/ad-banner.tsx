import { useEffect } from 'react';
import { placement } from '#core/contract/goods/placement.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { memberRecommendDefaults, memberRecommendWarning } from '#core/rules/tracking/material-warnings.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { BannerFloor } from './floors/banner-floor.tsx';
import { ShelfSkeleton } from './floors/shelf-skeleton.tsx';

/** The input of an ad position; the server's inlined answer uses the same. */
export const adPosition = (focusId: string): RequestOf<typeof placement.memberRecommend> => ({
  ...memberRecommendDefaults,
  channel: 'JSRH',
  ptId: focusId,
  focusId,
});

const bannerHeight = 112;

/** The banner of an ad position; an empty position takes no space. */
export function AdBanner({ focusId, label }: { focusId: string; label: string }) {
  const input = adPosition(focusId);
  const { data, error } = useCall(placement.memberRecommend, input, { staleMs: 300_000 });
  const warning = memberRecommendWarning(input);
  useEffect(() => {
    if (warning !== undefined) console.warn(warning);
  }, [warning]);
  if (error && !data) return null;
  if (!data) return <ShelfSkeleton height={bannerHeight} />;
  return (
    <BannerFloor
      floor={{
        kind: 'banner',
        floorId: focusId,
        title: label,
        subTitle: '',
        link: null,
        materials: data.list,
      }}
      eager={false}
    />
  );
}
