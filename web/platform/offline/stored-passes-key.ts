/** The passes kept in local storage. */
export const storedPassesKey = 'passes1';
/** The wallet with the codes that were shown. */
export const storedWalletKey = 'wallet1';
/** The data, voice and balance left of the subscriber's number, as last answered. */
export const storedNumberKey = 'number1';
