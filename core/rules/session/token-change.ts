/** The token headers of a response (decisions §1). */
export interface TokenHeaders {
  readonly tokenSet?: string | null | undefined;
  readonly accessToken?: string | null | undefined;
  readonly refreshToken?: string | null | undefined;
}

export type TokenChange =
  | { readonly kind: 'keep' }
  | { readonly kind: 'clear' }
  | {
      readonly kind: 'store';
      readonly accessToken?: string;
      readonly refreshToken?: string;
      readonly tokenTime: number;
    };

/** REMOVE clears the tokens; UPDATE, or new tokens in the headers, replaces them (§4). */
export const tokenChange = (
  { tokenSet, accessToken, refreshToken }: TokenHeaders,
  now: number,
): TokenChange => {
  if (tokenSet === 'REMOVE') return { kind: 'clear' };
  if (!accessToken && !refreshToken) return { kind: 'keep' };
  return {
    kind: 'store',
    ...(accessToken && { accessToken }),
    ...(refreshToken && { refreshToken }),
    tokenTime: now,
  };
};
