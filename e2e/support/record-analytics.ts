import type { BrowserContext } from 'playwright-core';

/** Records every call of the analytics SDK when it is made: the next document no longer knows it. */
export async function recordAnalytics(
  context: BrowserContext,
  record: (report: string) => void,
): Promise<void> {
  await context.exposeBinding('recordAnalytics', (_page, report: string) => record(report));
  await context.addInitScript(() => {
    const send = (globalThis as unknown as { recordAnalytics(report: string): void }).recordAnalytics;
    let sdk: { track(event: string, properties: unknown): void } | undefined;
    Object.defineProperty(globalThis, 'AnalyticsSdk', {
      configurable: true,
      get: () => sdk,
      set: (loaded: NonNullable<typeof sdk>) => {
        sdk = {
          track: (event, properties) => {
            send(JSON.stringify({ event, properties }));
            loaded.track(event, properties);
          },
        };
      },
    });
  });
}
