import { expect, it } from 'vitest';
import { trackedClaim } from './tracked-claim.ts';

const claim = { productId: 'p', groupId: 'g', rightsId: 'r', subscriptionId: 's', channelId: 'C0013' };

it('a claim has the parent channel and the area of its request, and neither where the request has none', () => {
  const sent = { pChannelId: 'P1', channelAreaNum: 25 };
  expect(trackedClaim(claim, { trackData: () => sent })).toEqual({
    ...claim,
    pChannelId: 'P1',
    channelAreaNum: '25',
  });
  expect(trackedClaim(claim, { trackData: () => ({}) })).toEqual(claim);
});
