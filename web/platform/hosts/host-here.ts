import { globalNames, marketMiniProgramId } from '#core/config/hosts.ts';
import { channelOf, hostCodes } from '#core/rules/hosts/host-codes.ts';
import { isOperatorApp } from '#core/rules/hosts/is-operator-app.ts';
import { recogniseHost } from '#core/rules/hosts/recognise-host.ts';
import { storeOf } from '../storage/storage.ts';
import type { World } from '../world/world.tsx';
import type { Host } from './host.ts';
import { lateParts } from './late-parts.ts';

type HostWindow = Window & { readonly __wxjs_environment?: string } & Readonly<
    Partial<Record<string, unknown>>
  >;

/** Looks around: which app the page runs in and what it can do. What speaks with the app is loaded when it is first asked. */
export function hostHere(world: World, window: Window): Host {
  const {
    navigator,
    location,
    __wxjs_environment: environment,
    [globalNames.appBridge]: bridge,
    [globalNames.chatSdk]: sdk,
  } = window as HostWindow;
  const { storagePrefix } = world.environment;
  const query = new URLSearchParams(location.search);
  const tab = storeOf('sessionStorage', storagePrefix);
  const openType = query.get('openType') || tab.get('openType');
  if (openType) tab.set('openType', openType.slice(0, 32)); // for the documents that follow in this tab
  const { id, system, appVersion, miniProgramId } = recogniseHost({
    userAgent: navigator.userAgent,
    openType,
    inMiniProgram: environment === 'miniprogram',
    hasAppBridge: bridge !== undefined,
    touchPoints: navigator.maxTouchPoints,
  });
  const marketId =
    query.get('marketWXMAppId') ?? storeOf('localStorage', storagePrefix).get('marketWXMAppId');
  const inMiniProgram = id === 'chat-mini-program';
  const { scripts } = world.outside;
  const withSdk = (inMiniProgram || id === 'chat-app') && (scripts.chatSdk.length > 0 || sdk !== undefined);
  const entered = location.href;
  const parts = lateParts({
    world,
    window,
    signedUrl: () => (system === 'ios' ? entered : location.href).split('#', 1)[0] ?? '',
  });
  return {
    id,
    codes: { ...hostCodes[id], channel: channelOf(id, query.get('envChannel') ?? undefined) },
    system,
    appVersion,
    inMarketMiniProgram: inMiniProgram && (miniProgramId ?? marketId) === marketMiniProgramId,
    chat: withSdk ? parts.chat : undefined,
    miniProgram: withSdk && inMiniProgram ? parts.miniProgram : undefined,
    app: isOperatorApp(id) && (scripts.appBridge !== '' || bridge !== undefined) ? parts.app : undefined,
    services: parts.services,
  };
}
