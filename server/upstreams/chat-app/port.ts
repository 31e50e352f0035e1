export type ChatIdentity =
  /** The number only when the person agreed to give it. */
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

/** The chat app, as the operator's official account sees it. */
export interface ChatApp {
  readonly appId: string;
  /** Who came back from the authorize page with this code. */
  identify(code: string): Promise<ChatIdentity>;
  /** What signatures for the JS SDK are made with. */
  ticket(): Promise<ChatTicket>;
}
