import type { Request } from 'playwright-core';
import { documentCode } from '#tooling/first-screen/document-code.ts';
import { onFreshPhone } from './open-visit.ts';
import type { Visit } from './visits.ts';

interface CodeFile {
  readonly name: string;
  readonly bytes: number;
}

export interface FirstBytes {
  /** What the first screen and its hydration wait for: the document names it. */
  readonly files: readonly CodeFile[];
  /** What loads after hydration: sign-in, notices, tracking. */
  readonly later: readonly CodeFile[];
  /** Styles and scripts inside the document. */
  readonly inlineBytes: number;
  readonly documentBytes: number;
}

/** The compressed code and styles that a browser with an empty cache loads: for the first screen, and later until the network is idle. */
export const firstBytes = (visit: Visit): Promise<FirstBytes> =>
  onFreshPhone(visit, async (page) => {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    const response = await page.goto(visit.url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(1_000);
    const html = (await response?.text()) ?? '';
    const code = requests.filter((request) => ['script', 'stylesheet'].includes(request.resourceType()));
    const taken = await Promise.all(
      code.map(async (request) => ({ name: new URL(request.url()).pathname, bytes: await bytesOf(request) })),
    );
    const { scripts, inlineBytes } = documentCode(html);
    const [files, later] = [
      taken.filter(({ name }) => scripts.includes(name)),
      taken.filter(({ name }) => !scripts.includes(name)),
    ];
    const document = requests.find((request) => request.resourceType() === 'document');
    return { files, later, inlineBytes, documentBytes: document ? await bytesOf(document) : 0 };
  });

/** The body as it was sent, compressed. */
async function bytesOf(request: Request): Promise<number> {
  const stated = await (await request.response())?.headerValue('content-length');
  return stated ? Number(stated) : (await request.sizes()).responseBodySize;
}
