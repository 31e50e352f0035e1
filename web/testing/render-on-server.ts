import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beginTakeover, endTakeover } from '#web/platform/store/takeover.ts';

/** The markup the server sends: proves that a component needs no window to be drawn. */
export function renderOnServer(node: ReactNode): string {
  beginTakeover(); // this process may know more than the server ever does
  try {
    return renderToString(node);
  } finally {
    endTakeover();
  }
}
