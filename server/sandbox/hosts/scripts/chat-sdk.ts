import { hosts } from '#core/contract/sandbox/hosts.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';

/** The chat app's JS SDK: checks the signature for the page's URL, as the chat app does. */
export const chatSdkScript = `
let ready = () => undefined;
let error = () => undefined;
const entered = (performance.getEntriesByType('navigation')[0] || location).name || location.href;
const held = () => (/iPhone|iPad/.test(navigator.userAgent) ? entered : location.href).split('#')[0];
const settle = (api, options, work) => {
  called(api, options);
  const done = { errMsg: api + ':ok' };
  const wrong = { errMsg: api + ':sandbox' };
  work().then(
    (data) => reply(options.success, Object.assign({}, data, done), wrong),
    (failure) => (failure === 'cancel' && options.cancel ? reply(options.cancel, { errMsg: api + ':cancel' }, wrong) : reply(options.fail, { errMsg: api + ':fail ' + failure }, wrong)),
  );
};
const note = (list, api) => (options) => settle(api, options, async () => void list.push(Object.assign({ api: api }, options)));
window.wx = {
  config(config) {
    called('config', config);
    const url = held();
    host.configs.push(Object.assign({ url: url }, config));
    ask('${hosts.checkChatSignature.path}', { timestamp: config.timestamp, nonceStr: config.nonceStr, signature: config.signature, url: url }).then(
      (answer) => (answer.valid ? reply(ready) : reply(error, { errMsg: 'config:invalid signature' })),
      () => reply(error, { errMsg: 'config:fail' }),
    );
  },
  ready(then) { ready = then; },
  error(then) { error = then; },
  getLocation: (options) => settle('getLocation', options, () => ask('${hosts.host.path}').then(({ position }) => position || Promise.reject('cancel'))),
  openLocation: note(host.locations, 'openLocation'),
  updateAppMessageShareData: note(host.shares, 'updateAppMessageShareData'),
  updateTimelineShareData: note(host.shares, 'updateTimelineShareData'),
  chooseWXPay: (options) => settle('chooseWXPay', options, async () => {
    host.payments.push(Object.assign({ api: 'chooseWXPay' }, options));
    const { appId, timestamp, nonceStr, package: prepay, paySign } = options;
    const { paid } = await ask('${upstreams.payInChatApp.path}', { appId: appId, timestamp: timestamp, nonceStr: nonceStr, package: prepay, paySign: paySign });
    return paid ? {} : Promise.reject('signature or state');
  }),
  miniProgram: {
    navigateTo: note(host.navigations, 'navigateTo'),
    switchTab: note(host.navigations, 'switchTab'),
    getEnv(then) { reply(then, { miniprogram: window.__wxjs_environment === 'miniprogram' }, {}); },
  },
};
`;
