import { sampleUserAgent } from '#core/config/sample-user-agents.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { hosts } from '#core/contract/sandbox/hosts.ts';
import { scriptName, type ScriptMode } from '#core/contract/sandbox/hosts.shapes.ts';
import { callSandbox } from '#server/testing/call-sandbox.ts';
import { largestPaint } from './first-screen/largest-paint.ts';
import { alternate } from './harness/alternate.ts';
import { median } from './harness/median.ts';
import { report } from './harness/report.ts';
import { startProduct } from './harness/start-product.ts';

/** Visits whose third-party scripts never load; alternately the same visits with scripts that load. */
const visits = 15;

const product = await startProduct();
try {
  const switchAll = async (mode: ScriptMode) => {
    for (const name of scriptName.options) await callSandbox(product.origin, hosts.setScript, { name, mode });
  };
  const home =
    product.origin + pageUrl({ base: product.base, project: 'super-market', path: '/market-index' });
  const visitWhen = (mode: ScriptMode) => async () => {
    await switchAll(mode);
    return largestPaint(home, sampleUserAgent('chat-app', 'android'));
  };
  await visitWhen('ok')(); // warm-up
  const paints = await alternate(visits, { baseline: visitWhen('ok'), loaded: visitWhen('hang') });
  report(`Home inside the chat app, ${visits} pairs of visits`, [
    {
      what: 'largest paint, host scripts hang',
      unit: 'ms',
      value: median(paints.loaded),
      against: { what: 'scripts load', value: median(paints.baseline) },
    },
    { what: 'median of the ratios', unit: '×', value: paints.ratio((ms) => ms), goal: { atMost: 1.1 } },
  ]);
} finally {
  await product.stop();
}
