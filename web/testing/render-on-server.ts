import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { asForStranger } from '#web/platform/store/takeover.ts';

/** The markup the server sends: proves that a component needs no window to be drawn. */
export const renderOnServer = (node: ReactNode): string => asForStranger(() => renderToString(node));
