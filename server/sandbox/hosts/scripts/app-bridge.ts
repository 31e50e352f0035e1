import { hosts } from '#core/contract/sandbox/hosts.ts';

/** The operator app's bridge; user and position are set in the workbench. */
export const appBridgeScript = `
const refuse = (message) => Promise.reject(message);
const token = (kind) => who().then(({ mobile }) => (mobile ? ask('${hosts.issueProof.path}', { kind: kind, mobile: mobile }).then(({ token }) => ({ mobile: mobile, token: token })) : { mobile: '', token: '' }));
const place = () => who().then(({ position }) => position || refuse('no position'));
const functions = {
  getLocation: place,
  getCatchInfo: () => place().then(({ longitude, latitude }) => ({ longitude: longitude + 0.0065, latitude: latitude + 0.006 })),
  getUserInfo: () => token('provincial-app').then((found) => ({ mobile: found.mobile, cmToken: found.token })),
  getYDRZToken: () => token('operator').then((found) => (found.token ? { token: found.token } : refuse('not signed in'))),
  getConcatenationInfo: async () => ({ channelId: 'SANDBOX', yx: 'YX1', token: 'sandbox-app' }),
  userStatus: () => who().then(({ mobile }) => ({ login: Boolean(mobile) })),
  quitLogin: async () => {
    if (!user) await ask('${hosts.setHostUser.path}', { mobile: null });
    else window.name = window.name.replace(user.mobile, '');
    if (user) user.mobile = '';
    return {};
  },
  showLogin: () => who().then(({ mobile }) => (mobile ? {} : refuse('cancel'))),
  newWebview: async ({ url }) => { host.opened.push(url); return {}; },
  openOtherAPP: async ({ url }) => { host.opened.push(url); return {}; },
  isInstall: async ({ app }) => ({ installed: !host.installed || host.installed.includes(app) }),
  enableShared: async (info) => { host.shares.push(Object.assign({ api: 'enableShared' }, info)); return {}; },
};
window.OperatorBridge = {
  invoke(name, params, callback) {
    called(name, params);
    const wrong = { code: '9', message: 'sandbox' };
    const work = functions[name];
    (work ? work(params || {}) : refuse('no such function')).then(
      (data) => reply(callback, { code: '0', message: '', data: data }, wrong),
      (message) => reply(callback, { code: '1', message: String(message) }, wrong),
    );
  },
};
`;
