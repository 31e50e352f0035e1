/** Above 10,000 yuan an approval needs a code of the authenticator, and a grant of coupons a second person. */
export const maxAloneFen = 1_000_000;

export const needsCodeAboveFen = (costFen: number | null): boolean => (costFen ?? 0) > maxAloneFen;
