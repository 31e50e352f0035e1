import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { agreements } from '#core/contract/common/agreements.ts';
import { noExternalServices } from '#core/config/external-services.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { siteOf } from '#web/platform/site/site-context.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './protocol.page.tsx';

const { Page } = page;
const texts = () =>
  fakeApi().answer(agreements.agreementTemplate, ({ templateId }) => ({
    templateId: String(templateId),
    version: '2026.1',
    title: '协议',
    body: `${templateId}的正文。\n一、账号\n1. 请妥善保管。`,
    publishedAt: '2026-01-01T00:00:00+08:00',
    agreedAt: null,
  }));

it.each([
  ['', '用户服务协议', 'user-service'],
  ['?templateId=privacy', '隐私政策', 'privacy'],
  ['?templateId=number-auth', '号码认证服务条款', 'number-auth'],
  ['?templateId=%2Fetc', '用户服务协议', 'user-service'],
])('%s is read as 《%s》, with the way to the others', async (search, title, templateId) => {
  const { container } = renderInSite(<Page />, { project: 'public-pages', api: texts(), search });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(await screen.findByText(`${templateId}的正文。`)).toBeTruthy();
  expect(screen.getByText('版本 2026.1，2026年1月1日发布')).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(2);
  await expectAccessible(container);
});

it('comes with its text from the server, and says so when there is none', async () => {
  const request = {
    env: 'dev',
    base: '/content',
    project: 'public-pages',
    path: '/protocol',
    search: '?templateId=privacy',
    external: noExternalServices,
  } as const;
  expect(page.firstCalls?.(request, siteOf(request))).toEqual([
    { endpoint: agreements.agreementTemplate, input: { templateId: 'privacy' } },
  ]);
  renderInSite(<Page />, { project: 'public-pages', api: fakeApi().unplug(agreements.agreementTemplate) });
  expect(await screen.findByText('内容没有加载出来')).toBeTruthy();
});
