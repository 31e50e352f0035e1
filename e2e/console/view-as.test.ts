import { expect, it } from 'vitest';
import { expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, errors } = useDesks(product);

it('an operator sees the pages of a subscriber for a ticket, read only and marked, until the ticket ends', async () => {
  const mobile = '13812340047';
  const phone = await product.phone({ mobile });
  await phone.page.goto('/content/super-market/question-list');
  await phone.page.getByRole('button', { name: /^转人工/ }).click();
  const sheet = phone.page.getByRole('dialog', { name: '转人工客服' });
  await sheet.getByRole('textbox', { name: '问题描述' }).fill('首页看不到我的权益');
  await sheet.getByRole('button', { name: '提交工单' }).click();
  await phone.page.waitForURL(/my-tickets\?.*ticketId=/);

  const desk = await open('demo-service');
  await desk.goto('/content/console/tickets');
  await desk.getByLabel('完整号码').fill(mobile);
  await desk.getByRole('button', { name: '查找' }).click();
  await desk
    .getByRole('row')
    .filter({ hasText: '首页看不到我的权益' })
    .getByRole('link', { name: /^T-\d+$/ })
    .click();
  const kept = async () => ({
    cookies: (await desk.context().cookies()).map(({ name }) => name).toSorted(),
    stored: await desk.evaluate(() =>
      Object.keys(localStorage).concat(Object.keys(sessionStorage)).toSorted(),
    ),
  });
  await desk.getByRole('button', { name: '看他所见…' }).click();
  const form = desk.getByRole('form', { name: '看这位用户的页面' });
  await expectAccessible(desk);
  const before = await kept();
  await form.getByRole('button', { name: '打开' }).click();
  const frame = desk.frameLocator('iframe[title="这位用户的页面"]');
  await frame.getByText(/^只读查看 周倩 \d{4}-\d{2}-\d{2} \d{2}:\d{2}$/).waitFor();
  await frame.getByRole('navigation').first().waitFor();
  const inFrame = desk.frames().find((each) => each.url().includes('preview='));
  await inFrame?.evaluate(() => document.querySelector('#view-as-mark')?.remove());
  await frame.locator('#view-as-mark').waitFor({ state: 'attached' });
  await desk.screenshot({ path: '.cache/view-as.png' });
  expect(await frame.locator('body').textContent()).not.toContain(mobile);
  expect(await kept()).toEqual(before);

  const second = await open('demo-service');
  await second.goto(desk.url());
  await second.getByRole('button', { name: '结束…' }).click();
  const end = second.getByRole('form', { name: '结束这个工单' });
  await end.getByLabel('说明').fill('电话里已说明');
  await end.getByRole('button', { name: '结束工单' }).click();
  await frame.getByText('工单已结束，或运营台已退出，查看已结束').waitFor();

  await phone.page.goto('/content/super-market/settings');
  await phone.page.getByText(/客服查看了您的页面，原因：工单 T-\d+/).waitFor();

  const auditor = await open('demo-audit');
  await auditor.goto('/content/console/reveals?kind=page');
  await auditor
    .getByRole('table', { name: '号码查看记录' })
    .getByText(/工单 T-\d+/)
    .first()
    .waitFor();
  await expectAccessible(auditor);
  expect([...errors.filter((each) => !each.includes('410')), ...phone.errors]).toEqual([]);
}, 120_000);
