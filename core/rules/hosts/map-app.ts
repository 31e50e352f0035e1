import type { MapApp } from '../../config/map-apps.ts';

export const noMapApp = '未检测到地图应用，请手动打开地图应用';
/** Scale of the chat app's own map (§9). */
export const mapScale = 15;

export type MapAppVerdict<App> =
  | { readonly kind: 'open'; readonly app: App }
  | { readonly kind: 'none'; readonly message: string };

/** The first installed of the configured map apps, in their order (§7, Maps). */
export const mapAppToOpen = <App>(
  apps: readonly App[],
  isInstalled: (app: App) => boolean,
): MapAppVerdict<App> => {
  const app = apps.find(isInstalled);
  return app === undefined ? { kind: 'none', message: noMapApp } : { kind: 'open', app };
};

/** The argument of the app bridge's isInstall for a map app. */
export const mapAppId = ({ iosScheme, androidPackage }: MapApp, system: string): string =>
  system === 'ios' ? iosScheme : androidPackage;

interface Point {
  readonly latitude: number;
  readonly longitude: number;
  readonly name: string;
}

/** A configured link with lat, lon and name filled in (§7). */
export const mapUrl = (template: string, { latitude, longitude, name }: Point): string =>
  template
    .replaceAll('{lat}', String(latitude))
    .replaceAll('{lon}', String(longitude))
    .replaceAll('{name}', () => encodeURIComponent(name));
