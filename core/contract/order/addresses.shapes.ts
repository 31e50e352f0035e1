import { z } from 'zod';
import { shape } from '../endpoint.ts';
import {
  areaNum,
  flag,
  id,
  idText,
  maskedMobile,
  mobile,
  noInput,
  notInSpec,
  oneOf,
  singleLine,
} from '../fields.ts';

/** How many addresses a subscriber can have. */
export const maxAddresses = 20;

const address = z.object({
  addressId: id,
  recipient: z.string(),
  phone: maskedMobile,
  areaNum,
  province: z.string(),
  city: z.string(),
  district: z.string(),
  street: z.string(),
  defaultFlag: flag,
});
export type Address = z.output<typeof address>;

/** The default first, then the newest. */
const list = z.array(address);

export const addressesShapes = {
  addressList: shape(noInput, notInSpec(z.object({ list }))),
  /** With `addressId` it replaces that address and answers the new id; a `phone` that is absent stays. */
  saveAddress: shape(
    notInSpec(
      z.object({
        addressId: idText.optional(),
        recipient: singleLine(20, 2),
        phone: mobile.optional(),
        areaNum,
        district: singleLine(20),
        street: singleLine(60, 4),
        defaultFlag: oneOf(0, 1).default(0),
      }),
    ),
    notInSpec(z.object({ addressId: id, list })),
  ),
  removeAddress: shape(notInSpec(z.object({ addressId: idText })), notInSpec(z.object({ list }))),
  makeDefaultAddress: shape(notInSpec(z.object({ addressId: idText })), notInSpec(z.object({ list }))),
};
