import { useState, type ReactNode } from 'react';
import { lounge } from '#core/contract/goods/lounge.ts';
import { rail } from '#core/contract/goods/rail.ts';
import type { Hall } from '#core/contract/goods/rail.shapes.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { FeatureNote, usePaused } from '#web/platform/gateway/limited-features.tsx';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { useSignInFirst } from '#web/platform/session/use-sign-in-first.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { Stepper } from '#web/ui/stepper/stepper.tsx';
import { toast } from '#web/ui/toast/toast.ts';

interface Booking {
  book(hall: Hall): void;
  readonly sheet: ReactNode;
}

/** Reserves a visit after the companions were asked for; a hall without visits leads to the goods. */
export function useBooking(): Booking {
  const go = useGo();
  const signInFirst = useSignInFirst();
  const [hall, setHall] = useState<Hall>();
  return {
    book(chosen) {
      signInFirst(() => {
        if (chosen.usable) return setHall(chosen);
        toast(chosen.reason ?? '这个贵宾厅暂时不能使用');
        return go({ page: 'railCurated' });
      });
    },
    sheet: hall && <BookingSheet hall={hall} onClose={() => setHall(undefined)} />,
  };
}

function BookingSheet({ hall, onClose }: { hall: Hall; onClose(): void }) {
  const call = useApi();
  const go = useGo();
  const queries = useQueryCache();
  const rights = useCall(rail.loungeRights, {});
  const paused = usePaused('lounge');
  const [companions, setCompanions] = useState(0);
  const fitting = rights.data?.rights.filter(({ skuId, leftCount }) => skuId === hall.skuId && leftCount > 0);
  const max = Math.max(0, ...(fitting ?? []).map((right) => right.companions));
  const book = useAction(() => call(lounge.bookLounge, { hallId: hall.hallId, companions }), {
    onDone: ({ orderId, kind }) => {
      void queries.refresh(rail.loungeRights.path);
      go({ page: kind === 'airport' ? 'airportVerification' : 'railVerification', query: { orderId } });
    },
  });
  return (
    <Sheet
      open
      title={hall.hallName}
      onClose={onClose}
      footer={
        <Button
          full
          busy={book.busy}
          disabled={paused !== undefined}
          reason={paused}
          onPress={() => book.run(undefined)}
        >
          使用1次，出示核销码
        </Button>
      }
    >
      <FeatureNote feature="lounge" />
      <Cell title="地址" end={hall.address} />
      <Cell title="营业时间" end={hall.openHours} />
      <Cell
        title="同行人"
        note={max === 0 ? '这项权益不能带同行人' : `最多可带${max}人，入厅时请一起出示`}
        end={
          max > 0 && (
            <Stepper label="同行人数" value={companions} min={0} max={max} onChange={setCompanions} />
          )
        }
      />
    </Sheet>
  );
}
