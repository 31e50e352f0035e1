import { createContext } from 'react';

/** The prefix the site is served under; the app sets it once, '' is the root of the host. */
export const ArtBase = createContext('');
