import { describe, expect, it } from 'vitest';
import { names } from '#core/config/names.ts';
import { findPage } from './find-page.ts';

describe('what is known of the page at a place', () => {
  it('is its title, its need of sign-in and its accent', () => {
    const rights = {
      pageId: 'rightsEntrance',
      title: '权益领取',
      documentTitle: '权益领取',
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

  it('is that the browser tab of a home page shows the name of the mall', () => {
    expect(findPage({ project: 'super-market', path: '/market-index' })).toMatchObject({
      title: '首页',
      documentTitle: names.malls['super-market'],
    });
  });

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
      title: '工作台',
      status: 200,
      auth: false,
    });
  });
});
