import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readPageFiles, type PageFiles } from '../pages/page-files.ts';

/** Marks everything that must not be served. */
export const marked = 'never-leaves-the-server';

const script = 'export const app = 1;';
const renderer = `let drawn = 0;
const page = { status: 200, pageId: 'rightsEntrance', title: '权益<领取>', theme: 'public', campaign: undefined, style: '', body: '', modules: ['web/main.tsx'], images: [], queryRead: ['offerId'] };
export const renderer = {
  firstCalls: async () => [],
  renderPage: async ({ path, search }) => path === '/city-notice' ? Promise.reject(new Error('cannot be drawn')) : ({ ...page, body: '<p>第一屏</p><p>' + new URLSearchParams(search).get('offerId') + '</p><p>' + ++drawn + '</p>' }),
  emptyPage: async () => page,
};`;

const files: Readonly<Record<string, string>> = {
  'client/assets/main-1a2b3c.js': script,
  'client/assets/main-1a2b3c.js.map': marked,
  'client/assets/main-1a2b3c.css': 'p{color:red}',
  'client/art/gate.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'client/pass-worker.js': 'self.skipWaiting();',
  'client/.vite/manifest.json': JSON.stringify({
    'web/main.tsx': { file: 'assets/main-1a2b3c.js', css: ['assets/main-1a2b3c.css'] },
    marked: { file: marked },
  }),
  'client/.env': marked,
  'client/assets/.hidden.js': marked,
  'client/assets/page.tsx': marked,
  'client/index.html': marked,
  'console/index.html': '<base href="./" /><p>运营台</p>',
  'secret.txt': marked,
  'server/main.mjs': marked,
  'ssr/render-page.mjs': `${renderer} // ${marked}`,
};

export interface TestBuild {
  readonly dist: string;
  readonly pages: PageFiles;
  remove(): void;
}

/** A minimal build, with files beside the public ones that must not be served; `more` takes the place of some. */
export async function aBuild(more: Readonly<Record<string, string>> = {}): Promise<TestBuild> {
  const dist = mkdtempSync(join(tmpdir(), 'mall-build-'));
  for (const [path, content] of Object.entries({ ...files, ...more })) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), content);
  }
  symlinkSync(join(dist, 'secret.txt'), join(dist, 'client/link.txt'));
  return {
    dist,
    pages: await readPageFiles(dist),
    remove: () => rmSync(dist, { recursive: true, force: true }),
  };
}
