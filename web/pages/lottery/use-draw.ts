import { useState } from 'react';
import { lottery } from '#core/contract/activity/lottery.ts';
import type { LotteryBoard, LotteryDraw, LotteryState } from '#core/contract/activity/lottery.shapes.ts';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useTurn, type Turn } from './use-turn.ts';

/** A draw and the commitment the page had seen before it. */
export interface ShownDraw {
  readonly draw: LotteryDraw;
  readonly commitment: string;
}

interface Drawing {
  readonly turn: Turn;
  readonly busy: boolean;
  /** The draw whose wheel has stopped. */
  readonly shown: ShownDraw | undefined;
  draw(next: NonNullable<LotteryState['next']>): void;
  close(): void;
}

/** Draws with a chance, turns the wheel to the answer, then shows it. A repeated tap for the chance gets the same draw. */
export function useDraw({ lotteryId, version, prizes }: LotteryBoard): Drawing {
  const call = useApi();
  const queries = useQueryCache();
  const [drawn, setDrawn] = useState<ShownDraw>();
  const [isOpen, setOpen] = useState(false);
  const refresh = () =>
    void Promise.all(
      [lottery.lotteryState, lottery.lotteryBoard, lottery.lotteryDraws].map(({ path }) =>
        queries.refresh(path),
      ),
    );
  const turn = useTurn(prizes.length, () => {
    setOpen(true);
    refresh();
  });
  const { run, busy } = useAction<NonNullable<LotteryState['next']>, LotteryDraw>(
    ({ chanceId }) =>
      call(lottery.drawLottery, { lotteryId, version, chanceId, clientSeed: newClientSeed() }),
    {
      onDone: (draw, { commitment }) => {
        setDrawn({ draw, commitment });
        turn.turnTo(draw.place);
      },
      onFailed: () => {
        refresh();
      },
    },
  );
  return { turn, busy, draw: run, shown: isOpen ? drawn : undefined, close: () => setOpen(false) };
}

/** The page's own part of the draw: the server committed to its seed before it knew this. */
const newClientSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
