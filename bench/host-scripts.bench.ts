import { sampleUserAgent } from '#core/config/sample-user-agents.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { largestPaint } from './first-screen/largest-paint.ts';
import { inTurns } from './harness/in-turns.ts';
import { median } from './harness/median.ts';
import { report } from './harness/report.ts';
import { startProduct } from './harness/start-product.ts';

/** Scripts of others that never come, in turns with the same visits where they do. */
const visits = 15;
const scripts = ['chat-sdk', 'chat-sdk-2', 'maps', 'app-bridge', 'one-tap', 'analytics'];

const product = await startProduct();
try {
  const switchAll = async (mode: string) => {
    for (const name of scripts) {
      const response = await fetch(`${product.origin}/sandbox/api/script`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, mode }),
      });
      if (!response.ok) throw new Error(`the script ${name} cannot be switched: ${response.status}`);
    }
  };
  const home =
    product.origin + pageUrl({ base: product.base, project: 'super-market', path: '/market-index' });
  const visitWhen = (mode: string) => async () => {
    await switchAll(mode);
    return largestPaint(home, sampleUserAgent('chat-app', 'android'));
  };
  await visitWhen('ok')(); // the first visit meets a cold product
  const paints = await inTurns(visits, { without: visitWhen('ok'), beside: visitWhen('hang') });
  report(`Home inside the chat app, ${visits} pairs of visits`, [
    {
      what: 'largest paint, host scripts hang',
      unit: 'ms',
      value: median(paints.beside),
      against: { what: 'they come', value: median(paints.without) },
    },
    { what: 'the middle of the ratios', unit: '×', value: paints.ratio((ms) => ms), goal: { atMost: 1.1 } },
  ]);
} finally {
  await product.stop();
}
