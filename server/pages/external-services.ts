import { z } from 'zod';
import { noExternalServices, type ExternalServices } from '#core/config/external-services.ts';
import type { UpstreamName } from '#core/config/upstreams.ts';

const webAddress = z.url({ protocol: /^https?$/ });
/** Addresses separated by spaces or commas. */
export const addressList = (of: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(of));
const origin = webAddress.refine((text) => new URL(text).origin === text, 'an origin without a path');
const partnerSite = z.object({
  origin,
  longitudeKey: z.enum(['long', 'longitude']),
  latitudeKey: z.enum(['lat', 'latitude']),
  withAreaNum: z.boolean().default(false),
});

/** Settings that name other people's scripts and pages. */
export const externalServicesSettings = {
  /** One or two addresses, tried in their order. */
  CHAT_SDK_URLS: addressList(webAddress).optional(),
  MAPS_SCRIPT_URL: webAddress.optional(),
  APP_BRIDGE_URL: webAddress.optional(),
  ONE_TAP_SCRIPT_URL: webAddress.optional(),
  ANALYTICS_SCRIPT_URL: webAddress.optional(),
  CHAT_APP_ID: z
    .string()
    .regex(/^\w{1,64}$/)
    .optional(),
  CHAT_AUTHORIZE_URL: webAddress.optional(),
  UNIFIED_LOGIN_URL: webAddress.optional(),
  REDIRECT_ORIGINS: addressList(origin).optional(),
  /** JSON: [{"origin", "longitudeKey", "latitudeKey", "withAreaNum"}]. */
  PARTNER_SITES: z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue('not JSON');
        return z.NEVER;
      }
    })
    .pipe(z.array(partnerSite))
    .optional(),
};
type OutsideSettings = {
  readonly [Name in keyof typeof externalServicesSettings]?: z.output<
    (typeof externalServicesSettings)[Name]
  >;
};

const sandboxScripts = '/sandbox/scripts';

/** In the sandbox every script and page has a stand-in of ours; elsewhere what is not set is not offered. */
const standIns: ExternalServices = {
  ...noExternalServices,
  scripts: {
    chatSdk: [`${sandboxScripts}/chat-sdk.js`, `${sandboxScripts}/chat-sdk-2.js`],
    maps: `${sandboxScripts}/maps.js`,
    appBridge: `${sandboxScripts}/app-bridge.js`,
    oneTap: `${sandboxScripts}/one-tap.js`,
    analytics: `${sandboxScripts}/analytics.js`,
  },
  pages: { unifiedLogin: '/sandbox/unified-login', chatAuthorize: '/sandbox/chat-authorize' },
  chatAppId: 'wx-sandbox',
};

/** Scripts and pages that lead to a sign-in which a missing system would refuse are left out. */
export function externalServicesOf(
  settings: OutsideSettings,
  sandbox: boolean,
  missing: ReadonlySet<UpstreamName>,
): ExternalServices {
  const otherwise = sandbox ? standIns : noExternalServices;
  return {
    scripts: {
      chatSdk: missing.has('chat-app') ? [] : (settings.CHAT_SDK_URLS ?? otherwise.scripts.chatSdk),
      maps: settings.MAPS_SCRIPT_URL ?? otherwise.scripts.maps,
      appBridge: settings.APP_BRIDGE_URL ?? otherwise.scripts.appBridge,
      oneTap: missing.has('identity') ? '' : (settings.ONE_TAP_SCRIPT_URL ?? otherwise.scripts.oneTap),
      analytics: settings.ANALYTICS_SCRIPT_URL ?? otherwise.scripts.analytics,
    },
    pages: {
      unifiedLogin: missing.has('identity')
        ? ''
        : (settings.UNIFIED_LOGIN_URL ?? otherwise.pages.unifiedLogin),
      chatAuthorize: missing.has('chat-app')
        ? ''
        : (settings.CHAT_AUTHORIZE_URL ?? otherwise.pages.chatAuthorize),
    },
    chatAppId: settings.CHAT_APP_ID ?? otherwise.chatAppId,
    redirectOrigins: settings.REDIRECT_ORIGINS ?? otherwise.redirectOrigins,
    partnerSites: settings.PARTNER_SITES ?? otherwise.partnerSites,
    missing: [...missing],
  };
}

/** Where scripts may come from besides our own address. */
export const scriptOrigins = ({ scripts }: ExternalServices): readonly string[] => [
  ...new Set(
    Object.values(scripts)
      .flat()
      .filter((url) => url.startsWith('http'))
      .map((url) => new URL(url).origin),
  ),
];
