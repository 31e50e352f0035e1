const selectors: readonly (readonly [RegExp, string])[] = [
  [/:not\(\[data-theme='excellent-plus'\]\)/g, ''],
  [/\[data-mode='dark'\]/g, '.dark'],
  [/\[data-care(?:='on')?\]/g, '.care'],
  [/:root|\[data-theme(?:='[\w-]+')?\]|\[data-mode\]/g, '.page'],
];

/**
 * The web's tokens for the mini-program: the same names and values. There is no root element with attributes, so the frame of a page
 * has classes in their place, and a rem of the web is 16 px (in the chat app it is a twentieth of the screen).
 */
export const miniTokens = (css: string): string =>
  selectors
    .reduce((text, [attribute, name]) => text.replace(attribute, name), css.replace(/\/\*[^]*?\*\//g, ''))
    .replace(/(\d*\.?\d+)rem\b/g, (_match, rem: string) => `${Number(rem) * 16}px`)
    .replace(/\n\s*\n+/g, '\n');
