/** Navigation to other sites, wrapped so that tests can replace it. */
export const leaveSite = {
  assign: (url: string): void => globalThis.location.assign(url),
  replace: (url: string): void => globalThis.location.replace(url),
  /** Opens an unknown site without referrer and opener. */
  withoutTrace(url: string): void {
    const link = document.createElement('a');
    link.href = url;
    link.rel = 'noopener noreferrer';
    link.referrerPolicy = 'no-referrer';
    link.addEventListener('click', (event) => event.stopPropagation()); // the page's own link handler must not see it
    document.body.append(link);
    link.click();
    link.remove();
  },
};
