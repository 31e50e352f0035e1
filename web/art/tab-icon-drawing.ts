import type { Drawing } from './drawing.ts';
import { tabGlyphs, type TabGlyph } from './tab-glyphs.ts';

/** A tab-bar icon: lines at rest, filled with the theme's tab gradient when current. */
export function tabIconDrawing(name: TabGlyph, current: boolean, uid: string): Drawing {
  const { rest, fill, mark } = tabGlyphs[name];
  const body = current
    ? `<defs><linearGradient id="${uid}" x2="1" y2="1"><stop style="stop-color:var(--brand-light,#FF6A3D)"/><stop offset="1" style="stop-color:var(--brand-deep,#DB2B1F)"/></linearGradient></defs><g fill="url(#${uid})">${fill}</g>${mark}`
    : `<g fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${rest}</g>`;
  return { width: 24, height: 24, body };
}
