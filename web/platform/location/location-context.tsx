import { createContext, use } from 'react';
import { nanjing } from '#core/rules/location/default-locations.ts';
import type { LocationService } from './location-service.ts';

/** No location service: always the default city, as in server rendering. */
export const noLocation: LocationService = { find: async () => nanjing, choose: () => undefined };

const LocationContext = createContext<LocationService>(noLocation);
export const LocationProvider = LocationContext.Provider;
export const useLocationService = (): LocationService => use(LocationContext);
