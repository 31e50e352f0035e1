import { describe, expect, it } from 'vitest';
import { pageNameAt } from './page-name.ts';
import type { ProjectPages } from './project-pages.ts';

const pages: ProjectPages = {
  pages: {
    'standalone-pages': { rightsEntrance: 'rights-entrance/rights-entrance' },
    'super-market': { home: 'home/home' },
  },
  workbench: { '/': 'workbench/workbench' },
};

describe('the module that serves a place', () => {
  it.each([
    ['standalone-pages', '/rights-entrance', 'rights-entrance/rights-entrance'],
    ['standalone-pages', '/rights-entrance/', 'rights-entrance/rights-entrance'],
    ['super-market', '/market-index-pro', 'home/home'],
    ['workbench', '/', 'workbench/workbench'],
  ] as const)('%s%s is its own', (project, path, name) =>
    expect(pageNameAt({ project, path }, pages)).toBe(name),
  );

  it.each([
    ['super-market', '/nowhere'],
    ['super-market', '/rights-entrance'],
    ['workbench', '/nowhere'],
    ['workbench', '/constructor'],
  ] as const)('is the one for lost visitors in %s at %s', (project, path) =>
    expect(pageNameAt({ project, path }, pages)).toBe('not-found/not-found'),
  );
});
