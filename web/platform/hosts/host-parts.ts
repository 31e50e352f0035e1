import { globalNames } from '#core/config/hosts.ts';
import { chatApp } from '#core/contract/user/chat-app.ts';
import { scriptMessages } from '#core/rules/failures/script-messages.ts';
import { createClient } from '../api/client.ts';
import { tokenBox, type TokenBox } from '../session/tokens.ts';
import { pageTrackData } from '../tracking/page-track-data.ts';
import type { World } from '../world/world.tsx';
import { appBridge } from './app-bridge.ts';
import { chatSdk } from './chat-sdk.ts';
import type { AnalyticsGlobal, BridgeGlobal, ChatGlobal, MapsGlobal, OneTapGlobal } from './globals.ts';
import type { AppBridge, ChatSdk, MiniProgram, OutsideServices } from './host.ts';
import { miniProgram } from './mini-program.ts';
import { outsideServices } from './outside-services.ts';
import { scriptLoader } from './script-loader.ts';

export interface HostParts {
  readonly chat: ChatSdk;
  readonly miniProgram: MiniProgram;
  readonly app: AppBridge;
  readonly services: OutsideServices;
}

export interface HostGround {
  readonly world: World;
  readonly window: Window;
  /** The address the chat app's SDK is signed for. */
  signedUrl(): string;
}

/** A signature is given to whoever asks, so nobody's tokens are spent on it. */
const nobody = (world: World): TokenBox => ({
  ...tokenBox(world.environment),
  isStale: () => false,
  read: () => ({ accessToken: undefined, refreshToken: undefined }),
  apply: () => undefined,
});

/** Everything that loads scripts and speaks with the app around the page: a part of the program that comes at its first use. */
export function hostParts({ world, window, signedUrl }: HostGround): HostParts {
  const scripts = scriptLoader(window);
  const loading = <T>(name: keyof typeof globalNames) => {
    const sources = [world.outside.scripts[name]].flat().filter(Boolean);
    return () =>
      scripts.load({ global: globalNames[name], sources, failure: scriptMessages[name] }) as Promise<T>;
  };
  const loadChat = loading<ChatGlobal>('chatSdk');
  const call = createClient({
    base: world.base,
    tokens: nobody(world),
    trackData: () => pageTrackData(world),
    onFailure: () => undefined,
  });
  return {
    // Quiet: nobody asked for it, so nobody is shown that it takes time or fails.
    chat: chatSdk({
      load: loadChat,
      sign: (url) => call({ ...chatApp.jsSdkConfig, quiet: true }, { url }),
      signedUrl,
    }),
    miniProgram: miniProgram(loadChat),
    app: appBridge(loading<BridgeGlobal>('appBridge')),
    services: outsideServices({
      geolocation: window.navigator.geolocation,
      loadMaps: loading<MapsGlobal>('maps'),
      loadOneTap: loading<OneTapGlobal>('oneTap'),
      loadAnalytics: loading<AnalyticsGlobal>('analytics'),
    }),
  };
}
