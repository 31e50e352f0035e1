import { openNative } from './open-native.ts';

/** Opens a page of the malls in the web view, with the subscriber signed in (pages/site/web-page). */
export const openWeb = (url: string): void =>
  openNative(`/pages/site/web-page?url=${encodeURIComponent(url)}`);
