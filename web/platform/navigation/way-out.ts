/** The ways to another document, in one place. */
export const wayOut = {
  assign: (url: string): void => globalThis.location.assign(url),
  replace: (url: string): void => globalThis.location.replace(url),
  /** To people we know nothing about: they learn neither where one came from nor get a hold on this window. */
  withoutTrace(url: string): void {
    const link = document.createElement('a');
    link.href = url;
    link.rel = 'noopener noreferrer';
    link.referrerPolicy = 'no-referrer';
    link.addEventListener('click', (event) => event.stopPropagation()); // not a tap on a link of the page
    document.body.append(link);
    link.click();
    link.remove();
  },
};
