import { createContext, use } from 'react';
import { nanjing } from '#core/rules/location/default-locations.ts';
import type { Whereabouts } from './whereabouts.ts';

/** Nobody looks: the default city, as the server draws. */
export const nowhere: Whereabouts = { find: async () => nanjing, choose: () => undefined };

const WhereaboutsContext = createContext<Whereabouts>(nowhere);
export const WhereaboutsProvider = WhereaboutsContext.Provider;
export const useWhereabouts = (): Whereabouts => use(WhereaboutsContext);
