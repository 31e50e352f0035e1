import { rosette } from './rosette.ts';

/** The five tab-bar glyphs: lines at rest, filled with a white mark when current. */
export const tabGlyphs = {
  home: {
    rest: '<path d="M4 11.2 12 4.5l8 6.7V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z"/><path d="M9 20v-4a3 3 0 0 1 6 0v4"/>',
    fill: '<path d="M3 11.3a1 1 0 0 1 .4-.8l7.7-6.4a1.5 1.5 0 0 1 1.9 0l7.6 6.4a1 1 0 0 1 .4.8V18a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3z"/>',
    mark: '<path d="M9 21v-4.5a3 3 0 0 1 6 0V21z" fill="#fff"/>',
  },
  watch: {
    rest: '<rect x="3.5" y="6.5" width="17" height="13" rx="3.5"/><path d="m8.5 3.5 3.5 3 3.5-3M10.5 10.6v4.8l4-2.4z"/>',
    fill: '<path d="M8 2.7a.9.9 0 0 1 1.3-.1L12 5l2.7-2.4a.9.9 0 1 1 1.2 1.4L14.2 5.5H17A4 4 0 0 1 21 9.5v7.2a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9.5a4 4 0 0 1 4-4h2.8L8.1 4A.9.9 0 0 1 8 2.7z"/>',
    mark: '<path d="M10 9.9v6.2q0 .9.8.5l5-3.1q.6-.4 0-.8l-5-3.2q-.8-.5-.8.4z" fill="#fff"/>',
  },
  member: {
    rest:
      '<path d="' + rosette(12, 12, 9) + '"/><path d="m8.2 10 1.4 5h4.8l1.4-5-2.3 1.7L12 8.8l-1.5 2.9z"/>',
    fill: '<path d="' + rosette(12, 12, 9.8) + '"/>',
    mark: '<path d="m7.6 9.6 1.7 6.2h5.4l1.7-6.2-2.7 2L12 8l-1.7 3.6z" fill="#fff" stroke="#fff" stroke-linejoin="round" stroke-width=".8"/>',
  },
  category: {
    rest:
      '<rect x="4" y="4" width="6.7" height="6.7" rx="2"/><rect x="4" y="13.3" width="6.7" height="6.7" rx="2"/><rect x="13.3" y="13.3" width="6.7" height="6.7" rx="2"/><path d="' +
      rosette(16.65, 7.35, 4.3) +
      '"/>',
    fill:
      '<rect x="3" y="3" width="8.2" height="8.2" rx="2.6"/><rect x="3" y="12.8" width="8.2" height="8.2" rx="2.6"/><rect x="12.8" y="12.8" width="8.2" height="8.2" rx="2.6"/><path d="' +
      rosette(16.9, 7.1, 4.9) +
      '"/>',
    mark: '',
  },
  mine: {
    rest: '<circle cx="12" cy="8.5" r="4.3"/><path d="M4.2 20c.7-4.3 3.6-6.4 7.8-6.4s7.1 2.1 7.8 6.4z"/>',
    fill: '<circle cx="12" cy="7.8" r="5"/><path d="M3.3 19.7c.7-4.7 4-7 8.7-7s8 2.3 8.7 7c.1.8-.4 1.5-1.2 1.5h-15c-.8 0-1.3-.7-1.2-1.5z"/>',
    mark: '<path d="M9 17.3q3 2 6 0" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round"/>',
  },
};

export type TabGlyph = keyof typeof tabGlyphs;
