import { nextScriptSource, type HostScript } from '#core/rules/hosts/script-retry.ts';
import { HostFailure } from './host-failure.ts';

const said = new Set<string>();

/** Logs a warning to the console, once per document; never shown to subscribers (§8). */
function warnOnce(message: string): void {
  if (said.has(message)) return;
  said.add(message);
  console.warn(message);
}

/** A third-party script and its global name. */
export interface RequestedScript extends HostScript {
  readonly global: string;
}

export interface ScriptLoader {
  /** Resolves to the script's global; rejects with a HostFailure if no source provides it. */
  load(script: RequestedScript): Promise<object>;
}

/** Timeout per source. */
export const sourceLimitMs = 5_000;
/** Pause before a failed script is requested again. */
export const restMs = 30_000;

/** Loads each script once, from the first working source. */
export function scriptLoader(window: Window): ScriptLoader {
  const promises = new Map<string, Promise<object>>();
  return {
    load(script) {
      const already = promises.get(script.global);
      if (already) return already;
      const loading = firstSource(window, script);
      promises.set(script.global, loading);
      loading.catch(() => setTimeout(() => promises.delete(script.global), restMs));
      return loading;
    },
  };
}

async function firstSource(window: Window, script: RequestedScript): Promise<object> {
  const there = globalOf(window, script.global);
  if (there) return there;
  if (script.sources.length === 0) throw new HostFailure('missing', script.failure);
  for (let failed = 0; ; failed += 1) {
    const next = nextScriptSource(script, failed);
    if (next.kind === 'give-up') {
      warnOnce(next.message);
      throw new HostFailure('missing', next.message);
    }
    await runScript(window.document, next.source);
    const found = globalOf(window, script.global);
    if (found) return found;
  }
}

/** Resolves when the script has run, failed or timed out; its global shows which. */
function runScript(document: Document, source: string): Promise<void> {
  return new Promise((resolve) => {
    const element = document.createElement('script');
    const timer = setTimeout(done, sourceLimitMs);
    function done() {
      clearTimeout(timer);
      element.remove();
      resolve();
    }
    element.addEventListener('load', done);
    element.addEventListener('error', done);
    element.src = source;
    document.head.append(element);
  });
}

export function globalOf(window: Window, name: string): object | undefined {
  const value = (window as unknown as Readonly<Record<string, unknown>>)[name];
  return (typeof value === 'object' || typeof value === 'function') && value !== null ? value : undefined;
}
