import { useEffect, useMemo } from 'react';
import type { WhereaboutsGround } from '#web/platform/location/browser-whereabouts.ts';
import { forgetOnParting } from '#web/platform/location/forget-on-parting.ts';
import { lazyWhereabouts } from '#web/platform/location/lazy-whereabouts.ts';
import type { Whereabouts } from '#web/platform/location/whereabouts.ts';

/** Where whoever looks at this document is; what finds it out comes when somebody asks. */
export function useWhereaboutsHere({ world, host, call, answers }: WhereaboutsGround): Whereabouts {
  useEffect(forgetOnParting, []);
  return useMemo(() => {
    const load = () => import('#web/platform/location/browser-whereabouts.ts');
    return lazyWhereabouts(() =>
      load().then(({ browserWhereabouts }) => browserWhereabouts({ world, host, call, answers })),
    );
  }, [world, host, call, answers]);
}
