import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noExternalServices } from '#core/config/external-services.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { page } from './iframe-test.page.tsx';

const open = (url: string | undefined) =>
  renderInSite(<page.Page />, {
    session: aMember(),
    search: url === undefined ? '' : `?url=${encodeURIComponent(url)}`,
    external: { ...noExternalServices, redirectOrigins: ['https://partner.example'] },
  });

it('embeds the page of an allowed origin in a sandbox', () => {
  open('https://partner.example/a');
  const frame = screen.getByTitle('内嵌页面');
  expect(frame.getAttribute('src')).toBe('https://partner.example/a');
  expect(frame.getAttribute('sandbox')).toContain('allow-scripts');
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy();
  fireEvent.load(frame);
  expect(screen.queryByRole('status', { name: '加载中' })).toBeNull();
});

it('shows an own page without its scripts, which could leave the sandbox', () => {
  open('/content/public-pages/');
  expect(screen.getByTitle('内嵌页面').getAttribute('sandbox')).not.toContain('allow-scripts');
});

it.each(['https://evil.example/', 'javascript:alert(1)', '//evil.example'])('does not embed %s', (url) => {
  open(url);
  expect(screen.getByText('这个页面不能在这里打开')).toBeTruthy();
  expect(screen.queryByTitle('内嵌页面')).toBeNull();
});

it('says so without an address', () => {
  open(undefined);
  expect(screen.getByText('没有指定要打开的页面')).toBeTruthy();
});
