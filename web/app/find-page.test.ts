import { describe, expect, it } from 'vitest';
import { findPage } from './find-page.ts';
import type { ProjectPages } from './project-pages.ts';

const pages: ProjectPages = {
  pages: { 'standalone-pages': { rightsEntrance: 'rights-entrance/rights-entrance' }, 'super-market': { home: 'home/market-home' } },
  workbench: { '/': { name: 'workbench/workbench', title: '工作台' } },
};

describe('which page stands at a place', () => {
  it('is the project\'s own, with its title, its need of sign-in and its accent', () => {
    expect(findPage({ project: 'standalone-pages', path: '/rights-entrance' }, pages)).toEqual({ name: 'rights-entrance/rights-entrance', pageId: 'rightsEntrance', title: '权益领取', auth: true, campaign: 'watch', progressBar: true, status: 200 });
    expect(findPage({ project: 'standalone-pages', path: '/rights-entrance/' }, pages).name).toBe('rights-entrance/rights-entrance');
  });

  it.each(['/market-index', '/market-index-pro'] as const)('shows no progress bar at %s (§2)', (path) => {
    expect(findPage({ project: 'super-market', path }, pages)).toMatchObject({ name: 'home/market-home', progressBar: false });
  });

  it('says that a known page is still being built, under its own title', () => {
    expect(findPage({ project: 'super-market', path: '/classification' }, pages)).toMatchObject({ name: 'under-construction/under-construction', title: '分类', status: 200 });
  });

  it.each([
    ['super-market', '/nowhere'],
    ['super-market', '/rights-entrance'],
    ['workbench', '/nowhere'],
    ['workbench', '/constructor'],
  ] as const)('is lost in %s at %s', (project, path) => {
    expect(findPage({ project, path }, pages)).toMatchObject({ name: 'not-found/not-found', status: 404, auth: false });
  });

  it('is the workbench beside the projects', () => {
    expect(findPage({ project: 'workbench', path: '/' }, pages)).toMatchObject({ name: 'workbench/workbench', title: '工作台', status: 200, auth: false });
  });
});
