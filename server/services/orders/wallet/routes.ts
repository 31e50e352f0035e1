import type { wallet } from '#core/contract/order/wallet.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { readWallet } from './read-wallet.ts';

export const walletRoutes = (deps: Deps): Handlers<typeof wallet> => ({
  wallet: (position, { caller }) => readWallet(deps, caller, position),
});
