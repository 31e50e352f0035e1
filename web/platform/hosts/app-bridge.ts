import { bridgeLimits, type BridgeFunction } from '#core/rules/hosts/bridge-limits.ts';
import { bridgeResult } from '#core/rules/hosts/bridge-result.ts';
import type { BridgeGlobal } from './globals.ts';
import type { AppBridge } from './host.ts';
import { HostFailure } from './host-failure.ts';
import { positionOf } from './position-of.ts';
import { withTimeout } from './with-timeout.ts';

type Data = Readonly<Record<string, unknown>>;

/** A text from the app; empty counts as absent. */
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The operator app's bridge: every function is a promise with a timeout (§7). */
export function appBridge(load: () => Promise<BridgeGlobal>): AppBridge {
  const invoke = (name: BridgeFunction, params: Data = {}): Promise<Data> => {
    const { ms, from } = bridgeLimits[name];
    const call = (bridge: BridgeGlobal) => callBridge(bridge, name, params);
    return from === 'requested'
      ? withTimeout(ms, load().then(call))
      : load().then((bridge) => withTimeout(ms, call(bridge)));
  };
  const order = async (name: BridgeFunction, params?: Data): Promise<void> =>
    void (await invoke(name, params));
  const locate = async (name: 'getCatchInfo' | 'getLocation') => {
    const { longitude, latitude } = await invoke(name);
    return positionOf(longitude, latitude);
  };
  return {
    getCatchInfo: () => locate('getCatchInfo'),
    getLocation: () => locate('getLocation'),
    async getUserInfo() {
      const { mobile, cmToken } = await invoke('getUserInfo');
      return { mobile: text(mobile), cmToken: text(cmToken) };
    },
    async getYDRZToken() {
      const token = text((await invoke('getYDRZToken'))['token']);
      if (!token) throw new HostFailure('failed', 'getYDRZToken: no token');
      return token;
    },
    async getConcatenationInfo() {
      const { channelId, yx, token } = await invoke('getConcatenationInfo');
      return { channelId: text(channelId), yx: text(yx), token: text(token) };
    },
    isInstall: async (app) => (await invoke('isInstall', { app }))['installed'] === true,
    quitLogin: () => order('quitLogin'),
    showLogin: () => order('showLogin'),
    openOtherApp: (url) => order('openOtherAPP', { url }),
    enableShared: ({ title, desc, link, imgUrl }) =>
      order('enableShared', { title, content: desc, link, imgUrl }),
  };
}

/** A bridge function as a promise; the first answer wins. */
function callBridge(bridge: BridgeGlobal, name: BridgeFunction, params: Data): Promise<Data> {
  return new Promise((resolve, reject) => {
    bridge.invoke(name, params, (answer) => {
      const result = bridgeResult(name, answer);
      if (result.kind === 'ok') resolve(result.data);
      else reject(new HostFailure(result.kind, result.kind === 'failed' ? result.message : `${name}:cancel`));
    });
  });
}
