import { post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { walletShapes } from './wallet.shapes.ts';

/** 卡包: everything the subscriber holds and can use. */
export const wallet = withPrefix<typeof walletShapes>(prefixes.order)({
  wallet: post('/wallet/query', { access: 'member' }),
});
