import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { renderAsServer } from '#web/platform/store/hydration.ts';

/** The markup the server sends: proves that a component needs no window to be drawn. */
export const renderOnServer = (node: ReactNode): string => renderAsServer(() => renderToString(node));
