import type { addresses } from '#core/contract/order/addresses.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { makeDefaultAddress, removeAddress, saveAddress } from './change-addresses.ts';
import { ownAddresses } from './own-addresses.ts';

export const addressesRoutes = (deps: Deps): Handlers<typeof addresses> => ({
  addressList: (_input, { caller }) => ownAddresses(deps, caller.userId),
  saveAddress: (input, { caller }) => saveAddress(deps, caller, input),
  removeAddress: ({ addressId }, { caller }) => removeAddress(deps, caller, addressId),
  makeDefaultAddress: ({ addressId }, { caller }) => makeDefaultAddress(deps, caller, addressId),
});
