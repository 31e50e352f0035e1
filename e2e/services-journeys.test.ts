import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useProduct } from './support/use-product.ts';

const product = useProduct();
const numberManager = '/content/standalone-pages/tel-manage';
/** What a browser says about a request without a network. */
const isOffline = (error: string) => error.includes('ERR_INTERNET_DISCONNECTED');

it('the number manager: an alert, a deputy number, the report with consent, and a business opened and left', async () => {
  const [mobile, deputy] = ['13800000001', '13800000006'];
  const { page, errors } = await product.phone({ mobile });
  await page.goto(`${numberManager}/flow-manage`);
  await page.getByRole('button', { name: '添加提醒' }).click();
  await page.getByLabel('本月用到多少时提醒').fill('77.7');
  await page.getByRole('button', { name: '保存' }).click();
  const alert = page.getByRole('switch', { name: '用到77.7GB' });
  await alert.click();
  await page.getByRole('switch', { name: '用到77.7GB', checked: false }).waitFor();
  await page.getByRole('button', { name: '删除：用到77.7GB' }).click();
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await alert.waitFor({ state: 'detached' });

  await page.goto(`${numberManager}/deputy-number-choose-manage`);
  await page.getByRole('button', { name: '绑定副号' }).click();
  await page.getByLabel('副号', { exact: true }).fill(deputy);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码已发送到这个号码').waitFor();
  await page.getByLabel('短信验证码').fill((await product.workbench.newestSms(deputy))?.code ?? '');
  await page.getByRole('button', { name: '确认绑定' }).click();
  const release = page.getByRole('button', { name: '解除：138****0006' });
  await release.click();
  await page.getByRole('button', { name: '解除', exact: true }).click();
  await release.waitFor({ state: 'detached' });

  await page.goto(`${numberManager}/internet-behavior-report`);
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '同意并查看' }).click();
  await page.getByRole('button', { name: '撤回同意' }).click();
  await page.getByRole('button', { name: '同意并查看' }).waitFor();

  await page.goto(`${numberManager}/service-provision-page`);
  await page.getByRole('link', { name: /^来电防护/ }).click();
  const codeTo = async () => (await product.workbench.newestSms(mobile))?.code ?? '';
  const earlier = await codeTo();
  // An earlier message to this number may be less than a minute old.
  await product.workbench.advance(120_000);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect.poll(codeTo, { timeout: 60_000 }).not.toBe(earlier);
  await page.getByLabel('短信验证码').fill(await codeTo());
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '开通', exact: true }).click();
  await page.getByRole('button', { name: '确认开通' }).click();
  await page.getByRole('button', { name: '退订', exact: true }).click();
  await page.getByRole('button', { name: '确认退订' }).click();
  await page.getByRole('button', { name: '退订', exact: true }).waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

/** Reserves a visit in the first hall of the list; gives its pass, and another hall. */
async function openPass(page: Page) {
  await page.goto('/content/standalone-pages/high-speed-rail');
  await page
    .getByRole('button', { name: /^去使用/ })
    .first()
    .click();
  await page.getByRole('button', { name: '使用1次，出示核销码' }).click();
  await page.waitForURL(/verification-use\?/);
  await page.getByRole('img', { name: '贵宾厅核销二维码' }).waitFor();
  const { halls, passes } = await product.workbench.lounges();
  const orderId = new URL(page.url()).searchParams.get('orderId');
  const pass = passes.find((each) => each.orderId === orderId);
  const other = halls.find(({ hallId, kind }) => hallId !== pass?.hallId && kind === 'rail');
  if (!pass?.hallId || !other) throw new Error('no pass, or only one hall');
  return { hallId: pass.hallId, otherHallId: other.hallId };
}

/** Waits until the phone holds all that a reload without a network needs. */
async function waitUntilStored(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration(location.href))?.active?.state);
  await expect.poll(state, { timeout: 120_000 }).toBe('activated');
}

it('a lounge pass shows each verdict of the scanner, lasts without a network, and is used once', async () => {
  const { page, errors } = await product.phone({ mobile: '13800000005' });
  const { hallId, otherHallId } = await openPass(page);
  let qr = '';
  /** Scans the code that the phone shows now; again where the minute changed in between. */
  const scanned = async (at: string, companions: number, verdict: RegExp) => {
    const scan = async () => {
      const { passes } = await product.workbench.lounges();
      qr = passes.find((each) => page.url().includes(each.orderId))?.qr ?? qr;
      return (await product.workbench.scanLounge({ qr, hallId: at, companions })).verdict;
    };
    await expect.poll(scan, { timeout: 120_000 }).toMatch(verdict);
  };
  await scanned(otherHallId, 0, /^wrong-hall$/);
  await page.getByText('这次权益不适用于本厅', { exact: false }).waitFor();
  await scanned(hallId, 3, /^companions$/);
  await page.getByText('同行人数超出可带人数', { exact: false }).waitFor();
  await waitUntilStored(page);
  expect(errors).toEqual([]);

  await page.context().setOffline(true);
  await page.reload();
  await page.getByText(/^当前没有网络，二维码在.+前仍可使用$/).waitFor();
  await page.getByRole('img', { name: '贵宾厅核销二维码' }).waitFor();
  // Used: the first scan was carried out, but its answer came too late for the scanner.
  await scanned(hallId, 0, /^(verified|used)$/);
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: '核销成功' }).waitFor();
  expect((await product.workbench.scanLounge({ qr, hallId, companions: 0 })).text).toBe(
    '这次权益已经核销过，不能重复使用',
  );

  // Signed out, as in another tab: nothing of the pass is left.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (/token/i.test(key)) localStorage.removeItem(key);
  });
  await page.goto('/content/super-market/market-index');
  const left = () =>
    page.evaluate(async () => [(await caches.keys()).length, localStorage.getItem('DEV_passes1')]);
  await expect.poll(left, { timeout: 120_000 }).toEqual([0, null]);
  expect(errors.filter((error) => !isOffline(error))).toEqual([]);
});

it('a pay code is scanned once at the till, less the store’s discount, and the phone shows payment and refund', async () => {
  const { page, errors } = await product.phone({ mobile: '13800000004' });
  const { shops } = await product.workbench.tills();
  const shop = shops.find(({ discountText }) => discountText === '满30减5');
  if (!shop) throw new Error('no store with a discount');
  const { shopCode } = shop;
  await page.goto(`/content/standalone-pages/up-card?shopCode=${shopCode}`);
  await page.getByText(`本店${shop.discountText}`, { exact: false }).waitFor();
  await page.getByRole('button', { name: '查看数字' }).click();
  const shown = page.getByText(/^\d{4} \d{4} \d{4} \d{4} \d{4}$/);
  const shownCode = async () => ((await shown.textContent()) ?? '').replaceAll(' ', '');
  let authCode = await shownCode();
  const wrong = await product.workbench.scanPayCode({ authCode, shopCode, amountFen: 0 });
  expect(wrong.text).toBe('金额不对，请核对后重新输入');
  const scan = () =>
    product.workbench.scanPayCode({ authCode, shopCode, amountFen: 3_000, tradeNo: `sale-${authCode}` });
  let paid = await scan();
  // Scans the next code where the minute changed in between, and the same one after no answer.
  await expect
    .poll(
      async () => {
        if (paid.verdict === 'expired') authCode = await shownCode();
        if (!['paid', 'paying'].includes(paid.verdict)) paid = await scan();
        return paid.verdict;
      },
      { timeout: 120_000 },
    )
    .toMatch(/^pa(id|ying)$/);
  await page.waitForURL(/\/up-card\/pay-result\?/);
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
  const { paymentNo, payableFen } = paid;
  if (!paymentNo || !payableFen) throw new Error('no payment');
  expect(payableFen).toBeLessThanOrEqual(2_500);
  await page
    .getByText(`¥${(payableFen / 100).toFixed(2)}`)
    .first()
    .waitFor();
  const again = await product.workbench.scanPayCode({ authCode, shopCode, amountFen: 3_000 });
  expect(again.text).toBe('这个付款码已经用过，请顾客刷新后再扫');
  const tooMuch = await product.workbench.refundPayCode({ paymentNo, shopCode, amountFen: payableFen + 1 });
  expect(tooMuch.text).toBe('退款金额超过了实收金额');
  await product.workbench.refundPayCode({ paymentNo, shopCode, amountFen: payableFen });
  await page.getByRole('heading', { name: '已退款' }).waitFor();
  expect(errors).toEqual([]);
});
