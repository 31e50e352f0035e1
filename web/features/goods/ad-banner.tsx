import { placement } from '#core/contract/goods/placement.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { memberRecommendDefaults, memberRecommendWarning } from '#core/rules/tracking/material-warnings.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { MaterialBanner } from './material-banner.tsx';

/** The input of an ad position; the server's inlined answer uses the same. */
export const adPosition = (focusId: string): RequestOf<typeof placement.memberRecommend> => ({
  ...memberRecommendDefaults,
  channel: 'JSRH',
  ptId: focusId,
  focusId,
});

/** The banner of an ad position. */
export function AdBanner({ focusId, label }: { focusId: string; label: string }) {
  const input = adPosition(focusId);
  const answer = useCall(placement.memberRecommend, input, { staleMs: 300_000 });
  return (
    <MaterialBanner
      answer={answer}
      positionId={focusId}
      label={label}
      warning={memberRecommendWarning(input)}
    />
  );
}
