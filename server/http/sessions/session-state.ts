import type { Member, TokenChange } from '../call.ts';

export type SessionState =
  | { readonly kind: 'guest' }
  | { readonly kind: 'member'; readonly member: Member; readonly tokens?: TokenChange }
  | { readonly kind: 'expired' }
  /** `replayOf`: the user whose spent refresh token ended the session just now. */
  | { readonly kind: 'ended'; readonly replayOf?: string };
