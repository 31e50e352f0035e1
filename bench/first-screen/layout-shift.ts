import { onFreshPhone } from './open-visit.ts';
import type { Visit } from './visits.ts';

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

export interface LayoutShift {
  readonly total: number;
  /** Elements with their position before and after. */
  readonly moved: readonly string[];
}

/** The sum of all layout shifts on a slow phone until the network is idle. */
export const layoutShift = (visit: Visit): Promise<LayoutShift> =>
  onFreshPhone(visit, async (page, { context }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      const seen = { total: 0, moved: [] as string[] };
      Object.assign(globalThis, { layoutShift: seen });
      const nameOf = (node: Node | null) =>
        node instanceof Element
          ? `${node.localName}.${node.getAttribute('class') ?? ''}`
          : `“${node?.textContent?.slice(0, 12)}”`;
      const placeOf = ({ y, height }: DOMRectReadOnly) => `${Math.round(y)}+${Math.round(height)}`;
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as ShiftEntry[]) {
          seen.total += value;
          for (const { node, previousRect, currentRect } of sources)
            seen.moved.push(`${nameOf(node)} ${placeOf(previousRect)} → ${placeOf(currentRect)}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(visit.url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(2_000);
    return page.evaluate(() => (globalThis as unknown as { layoutShift: LayoutShift }).layoutShift);
  });
