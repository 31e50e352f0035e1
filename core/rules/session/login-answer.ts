/** What a sign-in call came back with; the chat app's sign-in also needs the number. */
export interface LoginAnswer {
  readonly success: boolean;
  readonly data?:
    | { readonly userInfo?: { readonly mobile?: string | null | undefined } | null | undefined }
    | null
    | undefined;
}

/** Whether a sign-in worked (§5): a success with userInfo, and with a mobile in the chat app. */
export const loginWorked = (way: 'sso' | 'chat-app', { success, data }: LoginAnswer): boolean => {
  const userInfo = data?.userInfo;
  return (
    success && userInfo !== undefined && userInfo !== null && (way === 'sso' || Boolean(userInfo.mobile))
  );
};

/** After the automatic sign-in (§4): only a page that needs one sends a guest to the login page. */
export const afterAutoLogin = (signedIn: boolean, requiresAuth: boolean): 'continue' | 'login-page' =>
  signedIn || !requiresAuth ? 'continue' : 'login-page';
