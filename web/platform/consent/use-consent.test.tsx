import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { agreements } from '#core/contract/common/agreements.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { useConsent } from './use-consent.tsx';

const texts = [
  { templateId: 'member-service', title: '会员服务协议' },
  { templateId: 'auto-renew', title: '自动续费说明' },
];

function Asking({ onOpen, asked = texts }: { onOpen: () => void; asked?: typeof texts }) {
  const consent = useConsent({ texts: asked, action: '开通' });
  return (
    <main>
      <h1>开通会员</h1>
      {consent.choice()}
      <button type="button" onClick={() => consent.whenAgreed(onOpen)}>
        立即开通
      </button>
      {consent.dialogs}
    </main>
  );
}

const show = (asked?: typeof texts) => {
  const onOpen = vi.fn();
  const api = fakeApi().answer(agreements.agreementTemplate, {
    templateId: 'member-service',
    version: '2026.1',
    title: '会员服务协议',
    body: '一、总则\n协议正文',
    publishedAt: '2026-01-01T00:00:00.000Z',
    agreedAt: null,
  });
  return { onOpen, ...renderInSite(<Asking onOpen={onOpen} {...(asked && { asked })} />, { api }) };
};
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: '我已阅读并同意' });
const press = () => screen.getByRole('button', { name: '立即开通' });
const question = () => screen.findByRole('dialog', { name: '请先阅读并同意' });

it('is never given in advance; pressing the button without it asks, and agreeing ticks and goes on', async () => {
  const { user, onOpen, container } = show();
  expect(box().checked).toBe(false);
  await user.click(press());
  const asked = await question();
  expect(asked.textContent).toContain('开通前请阅读并同意《会员服务协议》和《自动续费说明》');
  expect(onOpen).not.toHaveBeenCalled();
  await expectAccessible(container);
  await user.click(within(asked).getByRole('button', { name: '同意并开通' }));
  expect(onOpen).toHaveBeenCalledOnce();
  expect(box().checked).toBe(true);
  await user.click(press());
  expect(onOpen).toHaveBeenCalledTimes(2);
});

it('that is refused leaves everything as it was, and is asked for again', async () => {
  const { user, onOpen } = show();
  await user.click(press());
  await user.click(within(await question()).getByRole('button', { name: '不同意' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([box().checked, onOpen.mock.calls.length]).toEqual([false, 0]);
  await user.click(press());
  expect(await question()).toBeTruthy();
});

it('given by the tick goes on at once', async () => {
  const { user, onOpen } = show();
  await user.click(box());
  await user.click(press());
  expect(onOpen).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('can be read from the choice and from the question, over the page and without agreeing', async () => {
  const { user, onOpen } = show();
  await user.click(screen.getByRole('button', { name: '《会员服务协议》' }));
  const text = await screen.findByRole('dialog', { name: '会员服务协议' });
  expect(await within(text).findByText('协议正文')).toBeTruthy();
  await user.click(within(text).getByRole('button', { name: '我知道了' }));
  await user.click(press());
  await user.click(within(await question()).getByRole('button', { name: '《自动续费说明》' }));
  expect(await screen.findByRole('dialog', { name: '自动续费说明' })).toBeTruthy();
  expect([box().checked, onOpen.mock.calls.length]).toEqual([false, 0]);
});

it('is not asked for where there is nothing to agree to', async () => {
  const { user, onOpen } = show([]);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(press());
  expect(onOpen).toHaveBeenCalledOnce();
});
