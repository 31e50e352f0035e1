import { useEffect } from 'react';
import { placement } from '#core/contract/goods/placement.ts';
import type { SentOf } from '#core/contract/endpoint.ts';
import { memberRecommendDefaults, memberRecommendWarning } from '#core/rules/tracking/material-warnings.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { BannerFloor } from './floors/banner-floor.tsx';
import { ShelfBones } from './floors/shelf-bones.tsx';

/** What a position is asked for with; the server asks in the same words. */
export const adPosition = (focusId: string): SentOf<typeof placement.memberRecommend> => ({
  ...memberRecommendDefaults,
  channel: 'JSRH',
  ptId: focusId,
  focusId,
});

const bannerHeight = 112;

/** What the operator placed on a position; a position with nothing on it takes no room. */
export function AdBanner({ focusId, label }: { focusId: string; label: string }) {
  const asked = adPosition(focusId);
  const { data, error } = useCall(placement.memberRecommend, asked, { staleMs: 300_000 });
  const warning = memberRecommendWarning(asked);
  useEffect(() => {
    if (warning !== undefined) console.warn(warning);
  }, [warning]);
  if (error && !data) return null;
  if (!data) return <ShelfBones height={bannerHeight} />;
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
