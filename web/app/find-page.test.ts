import { describe, expect, it } from 'vitest';
import { findPage } from './find-page.ts';

describe('what is known of the page at a place', () => {
  it('is its need of sign-in and its accent', () => {
    const rights = {
      pageId: 'rightsEntrance',
      auth: true,
      worksOffline: false,
      campaign: 'watch',
      progressBar: true,
      status: 200,
    };
    expect(findPage({ project: 'standalone-pages', path: '/rights-entrance' })).toEqual(rights);
    expect(findPage({ project: 'standalone-pages', path: '/rights-entrance/' })).toEqual(rights);
  });

  it.each(['/market-index', '/market-index-pro'] as const)(
    'is that %s shows no progress bar (§2)',
    (path) => {
      expect(findPage({ project: 'super-market', path }).progressBar).toBe(false);
    },
  );

  it.each([
    ['super-market', '/nowhere'],
    ['super-market', '/rights-entrance'],
    ['workbench', '/nowhere'],
    ['workbench', '/constructor'],
  ] as const)('is that nothing stands in %s at %s', (project, path) => {
    expect(findPage({ project, path })).toMatchObject({ status: 404, auth: false });
  });

  it('is the workbench beside the projects', () => {
    expect(findPage({ project: 'workbench', path: '/' })).toMatchObject({
      status: 200,
      auth: false,
    });
  });
});
