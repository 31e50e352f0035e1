import { certificate } from '#tooling/certificate.ts';
import { firstScreenGoal, firstScreenLimits } from '#tooling/first-screen/document-code.ts';
import { report, type Finding } from './harness/report.ts';
import { startProduct } from './harness/start-product.ts';
import { documentCpu } from './first-screen/document-cpu.ts';
import { firstBytes } from './first-screen/first-bytes.ts';
import { layoutShift } from './first-screen/layout-shift.ts';
import { lighthouseOf } from './first-screen/lighthouse-of.ts';
import { lostTaps } from './first-screen/lost-taps.ts';
import { visits, type Visit } from './first-screen/visits.ts';

/** First screens over HTTP/2: size, the server's CPU, layout shift, Lighthouse score, and taps before hydration. */
const lightestCompetitorKb = 98.5;
const lighthouseRuns = 3;

const each = async (
  all: readonly Visit[],
  find: (visit: Visit) => Promise<readonly Finding[]>,
): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const visit of all) findings.push(...(await find(visit)));
  return findings;
};

const tls = await certificate();
const product = await startProduct({ env: tls.env });
try {
  const { homeAsGuest, homeAsMember, rightsAsMember, others } = await visits(product);

  report(
    'Scripts and styles of the first screen, brotli',
    await each([homeAsGuest, rightsAsMember], async (visit) => {
      const { files, later, inlineBytes, documentBytes } = await firstBytes(visit);
      const kb = (files.reduce((sum, { bytes }) => sum + bytes, 0) + inlineBytes) / 1000;
      const parts = [
        ...files.map(({ name, bytes }) => `${name.split('/').at(-1)} ${(bytes / 1000).toFixed(1)}`),
        `in the document ${(inlineBytes / 1000).toFixed(1)}`,
      ];
      console.log(`${visit.name}: ${parts.join(', ')} (document ${(documentBytes / 1000).toFixed(1)} KB)`);
      return [
        { what: visit.name, unit: 'KB', value: kb, goal: { atMost: firstScreenGoal.kb } },
        {
          what: `${visit.name}, compared`,
          unit: 'KB',
          value: kb,
          against: { what: 'lightest competitor', value: lightestCompetitorKb },
        },
        { what: `${visit.name}, files`, value: files.length, goal: { atMost: firstScreenGoal.files } },
        {
          what: `${visit.name}, loaded after hydration`,
          unit: 'KB',
          value: later.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
        },
      ];
    }),
  );

  const drawn = firstScreenLimits.map(({ path }) => path.replace('/content', product.base));
  const cpu = await documentCpu(
    product,
    drawn.map((path) => product.origin + path),
  );
  report(
    'CPU of the server for a document that is in no cache, mean of 12',
    drawn.flatMap((path, at) => [
      { what: path, unit: 'ms', value: cpu[at]?.ms ?? NaN, goal: { atMost: 10 } },
      { what: `${path}, of it V8 in the background`, unit: 'ms', value: cpu[at]?.v8ThreadsMs ?? NaN },
    ]),
  );

  report(
    'Layout shift, CPU four times slower, worst of 3 visits',
    await each([homeAsGuest, homeAsMember, rightsAsMember], async (visit) => {
      const all = [await layoutShift(visit), await layoutShift(visit), await layoutShift(visit)];
      const { total, moved } = all.reduce((worst, one) => (one.total > worst.total ? one : worst));
      if (moved.length > 0) console.log(`${visit.name}: ${moved.join(', ')}`);
      return [{ what: visit.name, value: total, goal: { atMost: 0.01 } }];
    }),
  );

  report(
    `Lighthouse mobile, median of ${lighthouseRuns} runs`,
    await each([homeAsGuest, rightsAsMember], async (visit) => {
      const found = await lighthouseOf(visit, lighthouseRuns);
      return [
        { what: `${visit.name}, performance`, value: found.performance, goal: { atLeast: 98 } },
        { what: `${visit.name}, largest paint`, unit: 's', value: found.lcpSeconds, goal: { atMost: 1.2 } },
        { what: `${visit.name}, blocking time`, unit: 'ms', value: found.blockingMs, goal: { atMost: 150 } },
        {
          what: `${visit.name}, blocking time of its own CPU`,
          unit: 'ms',
          value: found.blockingCpuMs,
          goal: { atMost: 150 },
        },
        { what: `${visit.name}, layout shift`, value: found.shift },
        { what: `${visit.name}, benchmarkIndex of this machine`, value: found.benchmarkIndex },
      ];
    }),
  );

  report(
    `Lighthouse mobile, other pages, median of ${lighthouseRuns} runs`,
    await each(others, async (visit) => {
      const found = await lighthouseOf(visit, lighthouseRuns);
      return [
        { what: `${visit.name}, performance`, value: found.performance },
        {
          what: `${visit.name}, largest paint`,
          unit: 's',
          value: found.lcpSeconds,
          goal: { atMost: visit.name === 'goods, guest' ? 1.2 : 1.3 },
        },
        { what: `${visit.name}, layout shift`, value: found.shift, goal: { atMost: 0.01 } },
      ];
    }),
  );

  report(
    'Taps before the script has loaded, delayed by 3 s',
    await each([homeAsGuest, rightsAsMember], async (visit) => {
      const { tapped, lost } = await lostTaps(visit);
      console.log(
        `${visit.name}: tapped ${tapped.join(', ')}${lost.length > 0 ? `; lost ${lost.join('; ')}` : ''}`,
      );
      return [{ what: `${visit.name}, lost of ${tapped.length}`, value: lost.length, goal: { atMost: 0 } }];
    }),
  );
} finally {
  await product.stop();
  tls.remove();
}
