import { useState } from 'react';
import { flashSales } from '#core/contract/activity/flash-sales.ts';
import type { DrawResult } from '#core/contract/activity/flash-sales.shapes.ts';
import { verifyDraw, type DrawCheck } from '#core/rules/activity/draw.ts';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';

/** Loads the published tickets and computes the draw again, by the rule of the server. */
export function useVerification(result: DrawResult) {
  const call = useApi();
  const [verdict, setVerdict] = useState<readonly DrawCheck[]>();
  const { run, busy } = useAction(
    (_nothing: undefined) => call(flashSales.drawTickets, { sessionId: result.sessionId }),
    {
      onDone: ({ tickets }) =>
        setVerdict(
          verifyDraw(
            result,
            tickets.map(([ticketNo, receipt, places]) => ({
              ticketNo,
              receipt,
              activityIds: places.flatMap((place) => result.offers[place]?.activityId ?? []),
            })),
          ),
        ),
    },
  );
  return { run, busy, verdict };
}
