import { describe, expect, it } from 'vitest';
import { projectRoot } from '../project-root.mjs';
import { checkImports } from './check-imports.ts';
import { checkWords } from './check-words.ts';
import { folderCycles, importCycles } from './import-cycles.ts';
import { readTree } from './tree.ts';

const repository = readTree(projectRoot);

describe('the repository', () => {
  it('imports only what the architecture allows', () => expect(checkImports(repository)).toEqual([]));
  it('spells names only where they are allowed', () => expect(checkWords(repository)).toEqual([]));
  it('has no import cycles, type imports included', () => expect(importCycles(repository)).toEqual([]));
  it.each(['server/services', 'web/platform'])('has no folders of %s that import each other', (root) =>
    expect(folderCycles(repository, root)).toEqual([]),
  );
  it('has the workbench’s calls in its own pages only, so that no page of a mall loads them', () => {
    const ofWorkbench = /^web\/(features\/sandbox|pages\/(workbench|event-report|host-simulator))\//;
    const others = [...repository].filter(
      ([path, source]) =>
        path.startsWith('web/') && !ofWorkbench.test(path) && source.includes('contract/sandbox/'),
    );
    expect(others.map(([path]) => path)).toEqual([]);
  });
});

const complaints = (path: string, source: string): readonly string[] =>
  checkImports(new Map([[path, source]]));

describe('the checker allows', () => {
  it.each([
    [
      'core/rules/a.ts',
      '#core',
      `import { a } from '../site/pages.ts'; import { b } from '../contract/envelope.ts'; import { c } from '../config/names.ts';`,
    ],
    ['core/contract/a.shapes.ts', 'its schemas', `import { z } from 'zod';`],
    [
      'server/services/accounts/session/a.ts',
      'its surroundings',
      `import { a } from './tables.ts'; import { b } from '../../content/public.ts'; import type { P } from '../../../upstreams/sms/port.ts'; import { r } from '#core/rules/a.ts'; import { randomBytes } from 'node:crypto';`,
    ],
    ['server/services/user/index.ts', 'its own parts', `import { a } from './session/routes.ts';`],
    [
      'server/services/accounts/session/a.test.ts',
      'anything of the server',
      `import { a } from '../../../testing/test-database.ts'; import { b } from '#server/app.ts'; import { it } from 'vitest';`,
    ],
    [
      'web/features/rights/a.tsx',
      'what lies below',
      `import { useState } from 'react'; import { api } from '../../platform/api/client.ts'; import type { S } from '#core/contract/content/rights.shapes.ts';`,
    ],
    [
      'web/pages/home/a.tsx',
      'features, styles and late parts',
      `import './home.css'; const part = () => import('../../features/goods/list.tsx');`,
    ],
    [
      'e2e/claim.test.ts',
      'contract, site and tools',
      `import { a } from '#core/site/pages.ts'; import { b } from '#tooling/chromium/find-chromium.ts'; import { chromium } from 'playwright-core';`,
    ],
  ])('%s to import %s', (path, _, source) => expect(complaints(path, source)).toEqual([]));
});

describe('the checker forbids', () => {
  it.each([
    ['core/contract/a.ts', `import { a } from '../site/pages.ts';`, 'core/contract/** may import'],
    ['core/site/a.ts', `import { a } from '../rules/a.ts';`, 'core/site/** may import'],
    [
      'core/config/a.ts',
      `import { a } from '../data/cities.json' with { type: 'json' };`,
      'core/config/** may import',
    ],
    ['core/rules/a.ts', `import { a } from '#server/clock.ts';`, 'core/rules/** may import'],
    ['core/rules/a.ts', `import { readFileSync } from 'node:fs';`, 'nothing of Node'],
    ['core/rules/a.ts', `import { a } from '../../web/ui/a.tsx';`, 'is written #web/ui/a.tsx'],
    ['core/rules/a.ts', `import { a } from './b';`, 'the file ending is missing'],
    ['server/app.ts', `import { a } from '#web/render.tsx';`, 'server/** may import'],
    [
      'server/services/accounts/session/a.ts',
      `import { a } from '../../orders/public.ts';`,
      'server/services/accounts/** may import',
    ],
    [
      'server/services/accounts/session/a.ts',
      `import { a } from '../../content/messages/tables.ts';`,
      'server/services/accounts/** may import',
    ],
    [
      'server/services/accounts/session/a.ts',
      `import { a } from '../../../sandbox/upstreams/sms.ts';`,
      'server/services/accounts/** may import',
    ],
    [
      'server/services/accounts/session/a.ts',
      `export * from '../../../app.ts';`,
      'server/services/accounts/** may import',
    ],
    ['server/pages/a.ts', `import { useState } from 'react';`, 'belongs to the browser'],
    [
      'server/upstreams/sms/a.ts',
      `import { a } from '../../sandbox/upstreams/sms.ts';`,
      'server/upstreams/** may import',
    ],
    [
      'server/services/orders/refunds/a.ts',
      `import { a } from '../../payments/ledger/write-movement.ts';`,
      'server/services/orders/** may import',
    ],
    [
      'server/sandbox/upstreams/a.ts',
      `import { a } from '../../services/user/public.ts';`,
      'server/sandbox/upstreams/** may import',
    ],
    ['web/platform/api/a.ts', `import { db } from '#server/db/database.ts';`, 'web/platform/** may import'],
    [
      'web/platform/api/a.ts',
      `import { a } from '../../features/rights/a.ts';`,
      'web/platform/** may import',
    ],
    [
      'web/features/rights/a.ts',
      `import { a } from '../goods/a.ts';`,
      'web/features/{feature}/** may import',
    ],
    [
      'web/features/rights/a.ts',
      `const a = () => import('../../pages/home/home.tsx');`,
      'web/features/{feature}/** may import',
    ],
    ['web/pages/home/a.ts', `import { a } from '../mine/a.ts';`, 'web/pages/{page}/** may import'],
    ['web/pages/home/a.ts', `import { a } from '#core/contract/content/rights.shapes.ts';`, 'only its types'],
    ['web/ui/a.tsx', `import { pages } from '#core/site/pages.ts';`, 'web/ui/** may import'],
    ['web/ui/a.tsx', `import lodash from 'lodash';`, 'may use the packages react'],
    ['web/ui/a.test.tsx', `import { a } from '../features/rights/a.tsx';`, 'web/ui/** may import'],
    ['e2e/a.test.ts', `import { a } from '#web/main.tsx';`, '{top:e2e|bench}/** may import'],
  ])('%s: %s', (path, source, sentence) => {
    expect(complaints(path, source)).toEqual([expect.stringContaining(sentence)]);
  });

  it('names the file, the line and the import', () => {
    expect(complaints('core/site/a.ts', `\n\nimport { a } from '../rules/a.ts';`)[0]).toMatch(
      /^core\/site\/a\.ts:3 imports \.\.\/rules\/a\.ts: /,
    );
  });
});

describe('import cycles', () => {
  it('are found through values and types, over several files', () => {
    const tree = new Map([
      ['core/a.ts', `import { b } from './b.ts';`],
      ['core/b.ts', `import type { C } from '#core/c.ts';`],
      ['core/c.ts', `export { a } from './a.ts'; import { d } from './d.ts';`],
      ['core/d.ts', `import { z } from 'zod';`],
    ]);
    expect(importCycles(tree).map((cycle) => cycle.toSorted())).toEqual([
      ['core/a.ts', 'core/b.ts', 'core/c.ts'],
    ]);
  });

  it('include a file that imports itself', () => {
    expect(importCycles(new Map([['core/a.ts', `import type { A } from './a.ts';`]]))).toEqual([
      ['core/a.ts'],
    ]);
  });
});

describe('folder cycles', () => {
  const tree = new Map([
    ['web/a/one.ts', `import { b } from '../b/one.ts';`],
    ['web/b/one.ts', ''],
    ['web/b/two.ts', `import type { A } from '../a/two.ts';`],
    ['web/a/two.ts', ''],
    ['web/b/two.test.ts', `import { c } from '../c/one.ts';`],
    ['web/c/one.ts', `import { b } from '../b/one.ts';`],
  ]);
  it('are found although no file imports itself; tests do not count', () => {
    expect(importCycles(tree)).toEqual([]);
    expect(folderCycles(tree, 'web').map((cycle) => cycle.toSorted())).toEqual([['web/a', 'web/b']]);
  });
});

describe('words', () => {
  const said = (path: string, source: string): readonly string[] => checkWords(new Map([[path, source]]));

  it('keep the names of sub-projects in core/site, core/config and web/projects', () => {
    expect(
      said('web/pages/home/a.ts', `// as in super-market\nif (project === 'super-market') go();`),
    ).toEqual([expect.stringMatching(/^web\/pages\/home\/a\.ts:2 says "super-market"/)]);
    expect(said('web/projects/a.ts', `const id = 'super-market';`)).toEqual([]);
    expect(said('server/a.test.ts', `const id = 'super-market';`)).toEqual([]);
    expect(
      said('core/rules/a.ts', `import { a } from './easy-use.ts'; const path = '/channel-easy-use';`),
    ).toEqual([]);
  });

  it('keep the mall out of web/ui', () => {
    expect(said('web/ui/a.tsx', `const label = '领取';`)).toHaveLength(1);
    expect(said('web/features/rights/a.tsx', `const label = '领取';`)).toEqual([]);
  });
});
