/** Families by what their user agent names, the more special ones first: nearly all of them also name Chrome or Safari. */
const families: readonly (readonly [family: string, version: RegExp])[] = [
  ['firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['edge', /\bEdg(?:A|iOS)?\/(\d+)/],
  ['android-webview', /; wv\).*\bChrome\/(\d+)/],
  ['chrome', /\b(?:Chrome|CriOS)\/(\d+)/],
  ['safari', /\bVersion\/(\d+).*\bSafari\//],
  ['ios-webview', /\bOS (\d+)_\d.*AppleWebKit\//],
];

/** The family and main version of a browser, such as `chrome 124`: what decides whether an error is one of the browser. */
export function browserFamily(userAgent: string): string {
  for (const [family, version] of families) {
    const [, main] = version.exec(userAgent) ?? [];
    if (main !== undefined) return `${family} ${main}`;
  }
  return 'other';
}
