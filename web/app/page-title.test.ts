import { expect, it } from 'vitest';
import { names } from '#core/config/names.ts';
import { tabTitle } from './navigation/tab-title.ts';
import { pageTitle } from './page-title.ts';

it.each([
  ['standalone-pages', '/rights-entrance', '权益领取'],
  ['super-market', '/market-index', '首页'],
  ['super-market', '/nowhere', '页面不存在'],
  ['workbench', '/', '工作台'],
  ['workbench', '/constructor', '页面不存在'],
] as const)('a page of %s at %s has its title', (project, path, title) =>
  expect(pageTitle({ project, path })).toBe(title),
);

it('the browser tab of a home page shows the name of the mall, that of others their title', () => {
  expect(tabTitle({ project: 'super-market', path: '/market-index' }, { pageId: 'home' }, '首页')).toBe(
    names.malls['super-market'],
  );
  expect(tabTitle({ project: 'super-market', path: '/mine-index' }, { pageId: 'mine' }, '我的')).toBe('我的');
});
