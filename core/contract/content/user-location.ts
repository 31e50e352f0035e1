import { post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { userLocationShapes } from './user-location.shapes.ts';

/** The subscriber's last known location. */
export const userLocation = withPrefix<typeof userLocationShapes>(prefixes.content)({
  saveUserLocation: post('/userInfo/saveUserLocationInfo', { access: 'member', writes: true }),
});
