/** The answer of a sign-in call. */
export interface LoginAnswer {
  readonly success: boolean;
  readonly data?:
    | { readonly userInfo?: { readonly mobile?: string | null | undefined } | null | undefined }
    | null
    | undefined;
}

/** Whether a sign-in succeeded (§5): success with userInfo, and in the chat app with a mobile number. */
export const isLoginSuccessful = (way: 'sso' | 'chat-app', { success, data }: LoginAnswer): boolean => {
  const userInfo = data?.userInfo;
  return (
    success && userInfo !== undefined && userInfo !== null && (way === 'sso' || Boolean(userInfo.mobile))
  );
};
