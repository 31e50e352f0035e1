import type { BrowserContext } from 'playwright-core';

/** Writes down what pages tell the analytics SDK, at the moment they tell it: the next document would have forgotten it. */
export async function noteAnalytics(context: BrowserContext, reports: string[]): Promise<void> {
  await context.exposeBinding('toldAnalytics', (_page, text: string) => void reports.push(text));
  await context.addInitScript(() => {
    const tell = (globalThis as unknown as { toldAnalytics(text: string): void }).toldAnalytics;
    let sdk: { track(event: string, properties: unknown): void } | undefined;
    Object.defineProperty(globalThis, 'AnalyticsSdk', {
      configurable: true,
      get: () => sdk,
      set: (came: NonNullable<typeof sdk>) => {
        sdk = {
          track: (event, properties) => {
            tell(JSON.stringify({ event, properties }));
            came.track(event, properties);
          },
        };
      },
    });
  });
}
