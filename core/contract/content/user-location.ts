import { post, under } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { userLocationShapes } from './user-location.shapes.ts';

/** Where the subscriber was last found. */
export const userLocation = under<typeof userLocationShapes>(prefixes.content)({
  saveUserLocation: post('/userInfo/saveUserLocationInfo', { access: 'member', writes: true }),
});
