import type { userLocation } from '#core/contract/content/user-location.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { saveUserLocation } from './user-location.ts';

export const userLocationRoutes = (deps: Deps): Handlers<typeof userLocation> => ({
  saveUserLocation: (found, { caller }) => saveUserLocation(deps, caller, found),
});
