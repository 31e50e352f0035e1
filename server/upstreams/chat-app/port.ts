export type ChatIdentity =
  /** The number only with the user's consent. */
  | {
      readonly kind: 'known';
      readonly openId: string;
      readonly mobile?: string | undefined;
      readonly externalUserId?: string | undefined;
    }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

export type ChatTicket =
  | { readonly kind: 'ticket'; readonly ticket: string }
  | { readonly kind: 'unknown'; readonly reason: string };

export type ChatMobile =
  | { readonly kind: 'known'; readonly mobile: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

/** The chat app's interface for the operator's mini-program. Its ids are other ones than the official account's. */
export interface MiniProgram {
  readonly appId: string;
  /** The identity behind a code of the program's login. */
  identify(code: string): Promise<ChatIdentity>;
  /** The number behind a code of the phone-number button. */
  mobile(phoneCode: string): Promise<ChatMobile>;
}

/** The chat app's interface for the operator's official account. */
export interface ChatApp {
  readonly appId: string;
  /** The identity behind a code of the authorize page. */
  identify(code: string): Promise<ChatIdentity>;
  /** The ticket that signs JS SDK configurations. */
  ticket(): Promise<ChatTicket>;
}
