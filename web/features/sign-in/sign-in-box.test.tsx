import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { noExternalServices } from '#core/config/external-services.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { SignInBox } from './sign-in-box.tsx';
import { fakeTexts } from './testing/fake-texts.ts';
import type { SignInChoice } from './use-sign-in-choice.ts';

const show = (
  missing: readonly 'sms'[],
  own: SignInChoice['own'] = { kind: 'missing', refetch: () => undefined },
) =>
  renderInSite(
    <SignInBox
      choice={{
        path: 'sms',
        offersBoth: false,
        own,
        choose: vi.fn<SignInChoice['choose']>(),
      }}
      leaving={false}
    />,
    { api: fakeTexts(), external: { ...noExternalServices, missing }, project: 'public-pages' },
  );

it('a mall without an SMS gateway has no field for a code, and says so', () => {
  show(['sms']);
  expect(screen.queryByLabelText('手机号')).toBeNull();
  expect(screen.getByText('短信验证码登录暂未开通，不登录也可以先逛逛').getAttribute('role')).toBe('alert');
  expect(screen.getByRole('link', { name: '先去首页逛逛' }).getAttribute('href')).toContain('/mall-index');
});

it('a mall without an SMS gateway names the other ways where there are some', () => {
  show(['sms'], { kind: 'unseen', refetch: () => undefined });
  expect(screen.getByText('短信验证码登录暂未开通，请换一种方式登录')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '先去首页逛逛' })).toBeNull();
});

it('a mall with one has the form', () => {
  show([]);
  expect(screen.getByLabelText('手机号')).toBeTruthy();
  expect(screen.queryByText(/暂未开通/)).toBeNull();
});
