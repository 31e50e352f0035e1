import { openNative } from './open-native.ts';

/** The page where a guest signs in; it leads back to where the visitor was. */
export const openSignIn = (): void => openNative('/pages/site/sign-in');
