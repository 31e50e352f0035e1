import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { id, idText, integer, noInput, notInSpec } from '../fields.ts';
import { claim, claimed, ownedProduct, memberRights, receivedPage, receivedQuery } from './rights.shapes.ts';

const ownedList = notInSpec(z.array(ownedProduct));
/** Ended ones are listed only where they are asked for: those of so many days. */
const ownedQuery = notInSpec(z.object({ endedDays: integer(1, 90).optional() }));
const familyRights = notInSpec(memberRights);
const familyQuery = notInSpec(z.object({ offerId: idText.optional(), subscriptionId: idText.optional() }));
const familyReceived = shape(notInSpec(receivedQuery), receivedPage);

/** All rights families use one claim implementation and therefore its shapes. */
export const rightsFamiliesShapes = {
  dgRights: shape(z.object({ productId: idText, subscriptionId: idText }), familyRights),
  dgReceivedRights: familyReceived,
  dgProducts: shape(ownedQuery, ownedList),
  partnerProducts: shape(ownedQuery, ownedList),
  partnerReceivedRights: familyReceived,
  dqOrderedProduct: shape(noInput, notInSpec(z.object({ productId: id, subscriptionId: id }).nullable())),
  dqRights: shape(familyQuery, familyRights),
  dqReceivedRights: familyReceived,
  partnerRetailRights: shape(familyQuery, familyRights),
  partnerRetailReceivedRights: familyReceived,
  shuiyunRights: shape(familyQuery, familyRights),
  shuiyunReceivedRights: familyReceived,
  receiveShuiyunRights: shape(claim, notInSpec(claimed)),
};
