import { openPhone } from '../harness/phone.ts';

/** Largest Contentful Paint in milliseconds, in a new browser with this user agent. */
export async function largestPaint(url: string, userAgent: string): Promise<number> {
  const phone = await openPhone(userAgent);
  try {
    const page = await phone.context.newPage();
    await page.addInitScript(() => {
      const seen = { at: 0 };
      Object.assign(globalThis, { largestPaint: seen });
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) seen.at = startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(url);
    await page.waitForTimeout(2_500);
    return await page.evaluate(
      () => (globalThis as unknown as { largestPaint: { at: number } }).largestPaint.at,
    );
  } finally {
    await phone.close();
  }
}
