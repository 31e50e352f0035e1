import { globalNames, marketMiniProgramId } from '#core/config/hosts.ts';
import { hostCodes } from '#core/rules/hosts/host-codes.ts';
import { isOperatorApp } from '#core/rules/hosts/is-operator-app.ts';
import { hostOfOpenType, recogniseHost } from '#core/rules/hosts/recognise-host.ts';
import { storeOf } from '../storage/storage.ts';
import type { SiteContext } from '../site/site-context.tsx';
import type { Host } from './host.ts';
import { lazyHostFunctions } from './lazy-host-functions.ts';
import { tabChannel } from './tab-channel.ts';

type HostWindow = Window & { readonly __wxjs_environment?: string } & Readonly<
    Partial<Record<string, unknown>>
  >;

/** Detects the host app and its capabilities. Its adapter is loaded at the first use. */
export function detectHost(site: SiteContext, window: Window, trackData = (): string => ''): Host {
  const {
    navigator,
    location,
    __wxjs_environment: environment,
    [globalNames.appBridge]: bridge,
    [globalNames.chatSdk]: sdk,
  } = window as HostWindow;
  const { storagePrefix } = site.environment;
  const query = new URLSearchParams(location.search);
  const tab = storeOf('sessionStorage', storagePrefix);
  const openType = query.get('openType') || tab.get('openType');
  const { id, system, appVersion, miniProgramId } = recogniseHost({
    userAgent: navigator.userAgent,
    openType,
    inMiniProgram: environment === 'miniprogram',
    hasAppBridge: bridge !== undefined,
    touchPoints: navigator.maxTouchPoints,
  });
  // For later documents of this tab, unless it is the open type of another host.
  if (openType && (hostOfOpenType(openType) ?? id) === id) tab.set('openType', openType.slice(0, 32));
  const marketId =
    query.get('marketWXMAppId') ?? storeOf('localStorage', storagePrefix).get('marketWXMAppId');
  const inMiniProgram = id === 'chat-mini-program';
  // The mini-program of another company has none of our pages.
  const isOurs = (miniProgramId ?? marketId ?? marketMiniProgramId) === marketMiniProgramId;
  const { scripts } = site.external;
  const withSdk = (inMiniProgram || id === 'chat-app') && (scripts.chatSdk.length > 0 || sdk !== undefined);
  const entered = location.href;
  const parts = lazyHostFunctions({
    site,
    window,
    trackData,
    signedUrl: () => (system === 'ios' ? entered : location.href).split('#', 1)[0] ?? '',
  });
  return {
    id,
    codes: { ...hostCodes[id], channel: tabChannel(tab, id, location.search) },
    system,
    appVersion,
    chat: withSdk ? parts.chat : undefined,
    miniProgram: withSdk && inMiniProgram && isOurs ? parts.miniProgram : undefined,
    app: isOperatorApp(id) && (scripts.appBridge !== '' || bridge !== undefined) ? parts.app : undefined,
    services: parts.services,
  };
}
