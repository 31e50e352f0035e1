import { currentPlace, showLocated, showPlace } from './place-store.ts';
import type { Whereabouts } from './whereabouts.ts';

/** Whereabouts that are loaded at their first use; where they cannot be had, the city on show stays. */
export function lazyWhereabouts(load: () => Promise<Whereabouts>): Whereabouts {
  let loading: Promise<Whereabouts> | undefined;
  const ready = async (): Promise<Whereabouts | undefined> => {
    loading ??= load();
    return loading.catch(() => void (loading = undefined)); // a part that did not come is asked for again
  };
  return {
    async find(options) {
      const whereabouts = await ready();
      if (whereabouts) return whereabouts.find(options);
      showLocated({ kind: 'failed' });
      return currentPlace();
    },
    choose: (place) =>
      void ready().then((whereabouts) => (whereabouts ? whereabouts.choose(place) : showPlace(place))),
  };
}
