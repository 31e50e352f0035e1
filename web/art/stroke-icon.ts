import type { Drawing } from './drawing.ts';

/** A line icon on a 24 grid; `#a` lets a page show the file with `<use>` in its own colour. */
export const strokeIcon = (paths: string): Drawing => ({
  width: 24,
  height: 24,
  body: `<g id="a" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`,
});
