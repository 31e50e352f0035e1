import type { Member, TokenChange } from './call.ts';

export type SessionState =
  | { readonly kind: 'guest' }
  | { readonly kind: 'member'; readonly member: Member; readonly tokens?: TokenChange }
  | { readonly kind: 'expired' }
  | { readonly kind: 'ended' };
