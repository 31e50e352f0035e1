import type { WalletMembership } from '../../contract/order/wallet.shapes.ts';

/** The last day of a membership. */
export const membershipUntil = ({ expiresOn }: WalletMembership): string =>
  expiresOn === null ? '长期有效' : `有效至 ${expiresOn.replaceAll('-', '.')}`;
