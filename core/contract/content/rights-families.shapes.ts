import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { id, idText, nothing, ours } from '../fields.ts';
import { claim, claimed, heldProduct, memberRights, receivedPage, receivedQuery } from './rights.shapes.ts';

const held = ours(z.array(heldProduct));
const familyRights = ours(memberRights);
const familyQuery = ours(z.object({ offerId: idText.optional(), subscriptionId: idText.optional() }));
const familyReceived = shape(ours(receivedQuery), receivedPage);

/** Rights families are rows over one claim engine, so they share its shapes. */
export const rightsFamiliesShapes = {
  dgRights: shape(z.object({ productId: idText, subscriptionId: idText }), familyRights),
  dgReceivedRights: familyReceived,
  dgProducts: shape(nothing, held),
  partnerProducts: shape(nothing, held),
  partnerReceivedRights: familyReceived,
  dqOrderedProduct: shape(nothing, ours(z.object({ productId: id, subscriptionId: id }).nullable())),
  dqRights: shape(familyQuery, familyRights),
  dqReceivedRights: familyReceived,
  partnerRetailRights: shape(familyQuery, familyRights),
  partnerRetailReceivedRights: familyReceived,
  shuiyunRights: shape(familyQuery, familyRights),
  shuiyunReceivedRights: familyReceived,
  receiveShuiyunRights: shape(claim, ours(claimed)),
};
