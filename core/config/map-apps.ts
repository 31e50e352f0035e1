/** A map app, and how it is detected and launched. */
export interface MapApp {
  readonly name: string;
  /** Argument of the app bridge's isInstall, per system. */
  readonly androidPackage: string;
  readonly iosScheme: string;
  /** Template with {lat}, {lon} and {name}, already encoded when filled in. */
  readonly url: string;
}

/** Checked in this order; the first installed one is launched (§7). */
export const mapApps: readonly MapApp[] = [
  {
    name: '地图一',
    androidPackage: 'com.example.mapone',
    iosScheme: 'mapone://',
    url: 'mapone://navi?lat={lat}&lon={lon}&name={name}',
  },
  {
    name: '地图二',
    androidPackage: 'com.example.maptwo',
    iosScheme: 'maptwo://',
    url: 'maptwo://navi?lat={lat}&lon={lon}&name={name}',
  },
  {
    name: '地图三',
    androidPackage: 'com.example.mapthree',
    iosScheme: 'mapthree://',
    url: 'mapthree://navi?lat={lat}&lon={lon}&name={name}',
  },
];

/** System links for a point on the map, for plain browsers; the system's map app handles them. */
export const mapLinks = {
  android: 'geo:{lat},{lon}?q={lat},{lon}({name})',
  ios: 'maps://?ll={lat},{lon}&q={name}',
} as const;
