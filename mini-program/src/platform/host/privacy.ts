import Taro from '@tarojs/taro';

/**
 * Asks for the consent that the chat app demands before location and phone number are read; its own dialog is shown once. Older
 * versions of the chat app know no consent and ask when the function is called.
 */
export const requirePrivacyConsent = (): Promise<boolean> =>
  new Promise((resolve) => {
    if (!Taro.canIUse('requirePrivacyAuthorize')) return resolve(true);
    Taro.requirePrivacyAuthorize({ success: () => resolve(true), fail: () => resolve(false) });
  });
