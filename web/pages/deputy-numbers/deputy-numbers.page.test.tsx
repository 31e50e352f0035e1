import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { phoneFlow } from '#core/contract/content/phone-flow.ts';
import { phoneManage } from '#core/contract/content/phone-manage.ts';
import { aButler, deputy, someSettings } from '#web/features/number/testing/number-answers.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './deputy-numbers.page.tsx';

const open = (butler = aButler) => {
  const api = fakeApi()
    .answer(phoneManage.butler, butler)
    .answer(phoneManage.sendManageCode, { resendInSeconds: 60, expiresInSeconds: 300 })
    .answer(phoneManage.bindNumber, { numbers: [] })
    .answer(phoneFlow.switchFlowSetting, { ...someSettings, household: false });
  return renderInSite(<page.Page />, { api, session: aMember() });
};

it('副号管理 chooses a bound number, and releases it after a question', async () => {
  const { api, navigator, container } = open();
  fireEvent.click(await screen.findByRole('button', { name: `管理：${deputy.mobile}` }));
  expect(navigator.push.mock.calls[0]?.[0]).toContain('numberId=n1');
  fireEvent.click(screen.getByRole('button', { name: `解除：${deputy.mobile}` }));
  const question = await screen.findByRole('dialog', { name: /解除副号/ });
  fireEvent.click(within(question).getByRole('button', { name: '解除' }));
  await waitFor(() =>
    expect(api.callsOf(phoneManage.bindNumber)[0]?.input).toEqual({ action: 'unbind', numberId: 'n1' }),
  );
  await expectAccessible(container);
});

it('副号管理 shows each number as a card, the own one first', async () => {
  const { container } = open();
  const card = await screen.findByRole('article', { name: `${deputy.mobile} 妈妈` });
  expect(card.textContent).toContain('2026-08-01绑定');
  expect(screen.getAllByRole('article').map((each) => each.textContent?.slice(0, 11))).toEqual([
    '138****6021',
    deputy.mobile,
  ]);
  expect(screen.getByRole('heading', { name: '已绑定副号 1/5' })).toBeTruthy();
  await expectAccessible(container);
});

it('副号管理 keeps bound numbers closed while the household is off', async () => {
  const { api } = open({ ...aButler, household: false });
  const manage = await screen.findByRole('button', { name: `管理：${deputy.mobile}` });
  expect(manage.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('switch', { name: '家庭管理', checked: false }));
  await waitFor(() =>
    expect(api.callsOf(phoneFlow.switchFlowSetting)[0]?.input).toEqual({ target: 'household', on: true }),
  );
});

it('副号管理 binds a number with the code sent to it', async () => {
  const { api } = open();
  await screen.findByText('2026-08-01绑定');
  fireEvent.click(screen.getByRole('button', { name: '绑定副号' }));
  const dialog = await screen.findByRole('dialog', { name: '绑定副号' });
  const send = within(dialog).getByRole('button', { name: '获取验证码' });
  expect(send.hasAttribute('disabled')).toBe(true);
  fireEvent.change(within(dialog).getByRole('textbox', { name: '副号' }), {
    target: { value: '13900000008' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: '获取验证码' }));
  expect(await within(dialog).findByText('验证码已发送到这个号码')).toBeTruthy();
  fireEvent.change(within(dialog).getByRole('textbox', { name: '短信验证码' }), {
    target: { value: '123456' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: '确认绑定' }));
  await waitFor(() =>
    expect(api.callsOf(phoneManage.bindNumber)[0]?.input).toEqual({
      action: 'bind',
      mobile: '13900000008',
      smsCode: '123456',
    }),
  );
});
