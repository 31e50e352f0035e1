/** Full-document navigation, wrapped so that tests can replace it. */
export const browserLocation = {
  assign: (url: string): void => globalThis.location.assign(url),
  replace: (url: string): void => globalThis.location.replace(url),
  reload: (): void => globalThis.location.reload(),
};
