import { vi } from 'vitest';

/** The behaviour of a script source. */
export type Bringing = 'ok' | '404' | '500' | 'hang' | 'syntax' | 'throws';

/** Replaces script loading: each source behaves as the test says, and requests are recorded. */
export function fakeScripts(bring: Readonly<Record<string, Bringing>>, install: (source: string) => void) {
  const requested: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue;
      const source = node.getAttribute('src') ?? '';
      requested.push(source);
      const how = bring[source] ?? '404';
      if (how === 'hang') continue;
      // A browser fires 'load' for a script with an error too; it just sets no global.
      setTimeout(() => {
        if (how === 'ok') install(source);
        node.dispatchEvent(new Event(how === '404' || how === '500' ? 'error' : 'load'));
      }, 50);
    }
  });
  return { requested };
}
