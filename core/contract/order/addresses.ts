import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { addressesShapes } from './addresses.shapes.ts';

/** The subscriber's address book, for goods that are shipped. */
export const addresses = withPrefix<typeof addressesShapes>(prefixes.order)({
  addressList: get('/orderAddress/list', { access: 'member' }),
  saveAddress: post('/orderAddress/save', { access: 'member', writes: true }),
  removeAddress: post('/orderAddress/remove', { access: 'member', writes: true }),
  makeDefaultAddress: post('/orderAddress/makeDefault', { access: 'member', writes: true }),
});
