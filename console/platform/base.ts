/** `/content/console/` in the document's base, which the server sets; the calls are beside it. */
export const consoleBase = new URL(document.baseURI).pathname.replace(/\/$/, '');
export const apiBase = consoleBase.slice(0, consoleBase.lastIndexOf('/'));
