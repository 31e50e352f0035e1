import { vi } from 'vitest';

/** What the network and a script do with a request for it. */
export type Bringing = 'ok' | '404' | '500' | 'hang' | 'syntax' | 'throws';

/** Stands where the browser would fetch scripts: each source does as it is told, and what was asked for is remembered. */
export function fakeScripts(bring: Readonly<Record<string, Bringing>>, install: (source: string) => void) {
  const asked: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue;
      const source = node.getAttribute('src') ?? '';
      asked.push(source);
      const how = bring[source] ?? '404';
      if (how === 'hang') continue;
      // A browser says 'load' of a script with a mistake in it too: it was brought, and left nothing.
      setTimeout(() => {
        if (how === 'ok') install(source);
        node.dispatchEvent(new Event(how === '404' || how === '500' ? 'error' : 'load'));
      }, 50);
    }
  });
  return { asked };
}
