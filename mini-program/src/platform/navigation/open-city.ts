import { openNative } from './open-native.ts';

/** The page where the visitor chooses a city; it leads back to where the visitor was. */
export const openCity = (): void => openNative('/pages/site/city');
