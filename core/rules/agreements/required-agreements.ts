/** Agreements without which no account can be used; they end with the account. */
export const requiredAgreements: readonly string[] = ['user-service', 'privacy'];
