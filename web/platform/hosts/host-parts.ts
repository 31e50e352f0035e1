import { globalNames } from '#core/config/hosts.ts';
import { chatApp } from '#core/contract/user/chat-app.ts';
import { scriptMessages } from '#core/rules/failures/script-messages.ts';
import { createClient } from '../api/client.ts';
import { tokenBox, type TokenBox } from '../session/tokens.ts';
import type { SiteContext } from '../site/site-context.tsx';
import { appBridge } from './app-bridge.ts';
import { chatSdk } from './chat-sdk.ts';
import type { AnalyticsGlobal, BridgeGlobal, ChatGlobal, MapsGlobal, OneTapGlobal } from './globals.ts';
import type { AppBridge, ChatSdk, MiniProgram, OutsideServices } from './host.ts';
import { miniProgram } from './mini-program.ts';
import { thirdPartyServices } from './third-party-services.ts';
import { scriptLoader } from './script-loader.ts';

export interface HostParts {
  readonly chat: ChatSdk;
  readonly miniProgram: MiniProgram;
  readonly app: AppBridge;
  readonly services: OutsideServices;
}

export interface HostGround {
  readonly site: SiteContext;
  readonly window: Window;
  /** The URL signed for the chat app's SDK. */
  signedUrl(): string;
  /** The tracking header of calls. */
  trackData(): string;
}

/** Signatures are public, so the call sends no tokens. */
const noTokens = (site: SiteContext): TokenBox => ({
  ...tokenBox(site.environment),
  isStale: () => false,
  read: () => ({ accessToken: undefined, refreshToken: undefined }),
  apply: () => undefined,
});

/** Script loading and host adapters, in a chunk that is loaded at its first use. */
export function hostParts({ site, window, signedUrl, trackData }: HostGround): HostParts {
  const scripts = scriptLoader(window);
  const loading = <T>(name: keyof typeof globalNames) => {
    const sources = [site.external.scripts[name]].flat().filter(Boolean);
    return () =>
      scripts.load({ global: globalNames[name], sources, failure: scriptMessages[name] }) as Promise<T>;
  };
  const loadChat = loading<ChatGlobal>('chatSdk');
  const call = createClient({
    base: site.base,
    tokens: noTokens(site),
    trackData,
    onFailure: () => undefined,
  });
  return {
    // A quiet call: no progress bar and no toast.
    chat: chatSdk({
      load: loadChat,
      sign: (url) => call({ ...chatApp.jsSdkConfig, quiet: true }, { url }),
      signedUrl,
    }),
    miniProgram: miniProgram(loadChat),
    app: appBridge(loading<BridgeGlobal>('appBridge')),
    services: thirdPartyServices({
      geolocation: window.navigator.geolocation,
      loadMaps: loading<MapsGlobal>('maps'),
      loadOneTap: loading<OneTapGlobal>('oneTap'),
      loadAnalytics: loading<AnalyticsGlobal>('analytics'),
    }),
  };
}
