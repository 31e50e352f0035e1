import { hosts } from '#core/contract/sandbox/hosts.ts';

/** The one-tap SDK: issues a token on the operator's network, and only for our signature. */
export const oneTapScript = `
window.OneTapSdk = {
  getTokenInfo(options) {
    called('getTokenInfo', { version: options.version, openType: options.openType, sign: options.sign });
    ask('${hosts.oneTap.path}', { sign: options.sign, mobile: (user && user.mobile) || undefined }).then(
      (answer) => (answer.token ? reply(options.success, { token: answer.token, userInformation: answer.userInformation }, {}) : reply(options.error, { code: answer.code, message: answer.message }, {})),
      () => reply(options.error, { code: '-1', message: 'sandbox' }, {}),
    );
  },
};
`;
