import { area } from '#core/contract/common/area.ts';
import type { Place } from '#core/rules/location/area.ts';
import { useAnswers } from '#web/platform/answers/answers-context.tsx';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useWhereabouts } from '#web/platform/location/whereabouts-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { toast } from '#web/ui/toast/toast.ts';

export type PickCity = (place: Place) => void;

/** Takes a city: everything that asks for the place follows it, and a member finds it among the recent ones next time. */
export function usePickCity(onDone: () => void): PickCity {
  const call = useApi();
  const answers = useAnswers();
  const whereabouts = useWhereabouts();
  const isMember = useSession(({ session }) => session.kind === 'member');
  return (place) => {
    whereabouts.choose(place);
    onDone();
    toast(`已切换到${place.areaName}`);
    if (!isMember) return;
    // A visit that is not remembered is not worth a word.
    call(area.saveRecentCity, { areaNum: place.areaNum }, { quiet: true }).then(
      () => answers.refresh(area.recentCities.path),
      () => undefined,
    );
  };
}
