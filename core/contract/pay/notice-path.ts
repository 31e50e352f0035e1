import type { Path } from '../endpoint.ts';

/**
 * Where a payment channel sends its notices, under the environment's base. Beside the services' prefixes, because their limit per
 * client would hold back a channel.
 */
export const noticePath = (channel: string): Path => `/pay-notices/${channel}`;
