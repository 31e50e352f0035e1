import { beforeAll, describe, expect, it } from 'vitest';
import type { MiniProgram } from './host/launch.ts';
import { allNodes, attribute, textOf, type HostNode } from './host/nodes.ts';
import { bindNumber } from './support/bind-number.ts';
import { submitOrder } from './support/submit-order.ts';
import { useMiniProgram } from './support/use-mini-program.ts';

const product = useMiniProgram();
const mobile = '13800000001';
const voucher = 'coffee.1';
const cashier = '/pages/payment/jtpay';
beforeAll(() => bindNumber(product.origin, mobile));

const newOrder = () => submitOrder(product.origin, mobile, voucher);
const paymentsSent = (program: MiniProgram) =>
  program.log.filter(([name, value]) => name === 'requestPayment' && value !== 'fail');

/** The cashier as the web view's payment page opens it, ready to pay by the chat app. */
async function openCashier(orderNo: string, changes: Parameters<typeof product.start>[1] = {}) {
  const program = product.start(mobile, changes);
  await expect.poll(() => program.storage.get('DEV_accessToken')).toBeTruthy();
  program.fromWebView('navigateTo', `${cashier}?orderNo=${orderNo}`);
  await expect.poll(() => program.text()).toContain('聊天应用支付');
  await choose(program, '聊天应用支付');
  return program;
}

async function choose(program: MiniProgram, method: string): Promise<void> {
  program.tap(method);
  const hasClass = (node: HostNode, name: RegExp) => name.test(attribute(node, 'class'));
  const isChosen = () =>
    allNodes(program.tree(), (node) => hasClass(node, /pay\S*_method_/))
      .filter((row) => allNodes([row], (node) => hasClass(node, /pay\S*_checked/)).length > 0)
      .some((row) => textOf([row]).startsWith(method));
  await expect.poll(isChosen).toBe(true);
}

describe('the cashier', () => {
  it('pays an order of the web view by the chat app, and shows what the server says of it', async () => {
    const orderNo = await newOrder();
    const program = await openCashier(orderNo);
    expect(program.text()).toContain('请在浏览器内使用');
    program.tap('立即支付');
    await expect.poll(() => program.text()).toContain('支付成功');
    expect(await product.workbench.paidFenOf(orderNo)).toBeGreaterThan(0);
    program.tap('查看订单');
    await expect.poll(() => program.page).toBe('pages/site/web-page');
    expect(decodeURIComponent(program.query['url'] ?? '')).toContain(`order-detail?orderNo=${orderNo}`);
  });

  it('tapped twice at once pays once', async () => {
    const orderNo = await newOrder();
    const program = await openCashier(orderNo);
    program.tap('立即支付');
    program.tap('立即支付');
    await expect.poll(() => program.text()).toContain('支付成功');
    expect(paymentsSent(program)).toHaveLength(1);
    expect(await product.workbench.ledgerDifferences()).toEqual([]);
  });

  it('keeps the order after a cancelled payment, and pays it afterwards', async () => {
    const orderNo = await newOrder();
    let isCancelled = true;
    const pay = product.phoneOf(mobile).pay;
    const program = await openCashier(orderNo, {
      pay: (signed) => (isCancelled ? Promise.reject(new Error('cancel')) : pay(signed)),
    });
    program.tap('立即支付');
    await expect.poll(() => program.text()).toContain('您已取消支付');
    isCancelled = false;
    program.tap('立即支付');
    await expect.poll(() => program.text()).toContain('支付成功');
  });

  it('says that a payment failed, and takes another method', async () => {
    await product.workbench.grant(mobile, 'points', 100_000);
    const orderNo = await newOrder();
    const program = await openCashier(orderNo, { pay: () => Promise.reject(new Error('system error')) });
    program.tap('立即支付');
    await expect.poll(() => program.text()).toContain('支付没有完成');
    await choose(program, 'AI豆抵扣');
    program.tap('立即支付');
    await expect.poll(() => program.text()).toContain('支付成功');
  });

  it('believes the server where the chat app reports a cancelled payment that was made', async () => {
    const orderNo = await newOrder();
    const { pay } = product.phoneOf(mobile);
    const program = await openCashier(orderNo, {
      pay: async (signed) => {
        await pay(signed);
        throw new Error('cancel');
      },
    });
    program.tap('立即支付');
    await expect.poll(() => program.text()).toContain('支付成功');
  });

  it('waits for the server where the chat app reports a payment that was not made', async () => {
    const orderNo = await newOrder();
    const program = await openCashier(orderNo, { pay: () => Promise.resolve() });
    program.tap('立即支付');
    await expect.poll(() => program.text()).toContain('正在确认支付结果');
    program.tap('重新支付');
    await expect.poll(() => program.text()).toContain('内完成支付');
  });

  it('repeats a payment whose answer was lost under the same key', async () => {
    const orderNo = await newOrder();
    const { request } = product.phoneOf(mobile);
    const keys: (string | undefined)[] = [];
    const program = await openCashier(orderNo, {
      request: async (sent) => {
        const answer = await request(sent);
        if (!sent.url.includes('/pay/create')) return answer;
        keys.push(sent.header?.['Idempotency-Key']);
        if (keys.length === 1) throw new Error('timeout');
        return answer;
      },
    });
    program.tap('立即支付');
    await expect.poll(() => program.text()).toContain('网络不给力');
    program.tap('立即支付');
    await expect.poll(() => program.text()).toContain('支付成功');
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('the cashier does not pay', () => {
  it('without an order, or for a guest', async () => {
    const program = product.start();
    program.fromWebView('navigateTo', cashier);
    await expect.poll(() => program.text()).toContain('没有要付款的订单');
    program.fromWebView('navigateTo', `${cashier}?orderNo=1`);
    await expect.poll(() => program.text()).toContain('登录后付款');
    const tapAndSee = (): string => {
      if (program.page !== 'pages/site/sign-in') program.tap('去登录');
      return program.page;
    };
    await expect.poll(tapAndSee).toBe('pages/site/sign-in');
  });

  it('an order of another member', async () => {
    const orderNo = await submitOrder(product.origin, '13800000002', voucher);
    const program = product.start(mobile);
    await expect.poll(() => program.storage.get('DEV_accessToken')).toBeTruthy();
    program.fromWebView('navigateTo', `${cashier}?orderNo=${orderNo}`);
    await expect.poll(() => program.text()).toContain('没有找到该订单');
    expect(paymentsSent(program)).toEqual([]);
  });

  it('an order that is paid already', async () => {
    const orderNo = await newOrder();
    const first = await openCashier(orderNo);
    const second = await openCashier(orderNo);
    first.tap('立即支付');
    await expect.poll(() => first.text()).toContain('支付成功');
    second.tap('立即支付');
    await expect.poll(() => second.text()).toContain('订单已付款，请勿重复支付');
    const third = product.start(mobile);
    await expect.poll(() => third.storage.get('DEV_accessToken')).toBeTruthy();
    third.fromWebView('navigateTo', `${cashier}?orderNo=${orderNo}`);
    await expect.poll(() => third.text()).toMatch(/付款成功|正在发放|订单已完成|待使用/);
  });

  it('without the network, and offers to load the order again', async () => {
    const orderNo = await newOrder();
    const { request } = product.phoneOf(mobile);
    let isOnline = false;
    const program = product.start(mobile, {
      request: (sent) =>
        isOnline || !sent.url.includes('/orderInfo/') ? request(sent) : Promise.reject(new Error('timeout')),
    });
    await expect.poll(() => program.storage.get('DEV_accessToken')).toBeTruthy();
    program.fromWebView('navigateTo', `${cashier}?orderNo=${orderNo}`);
    await expect.poll(() => program.text()).toContain('订单没有加载出来');
    isOnline = true;
    program.tap('重试');
    await expect.poll(() => program.text()).toContain('立即支付');
  });

  it('an order whose time is over', async () => {
    const orderNo = await newOrder();
    await product.workbench.advance(31 * 60_000);
    const program = product.start(mobile);
    await expect.poll(() => program.storage.get('DEV_accessToken')).toBeTruthy();
    program.fromWebView('navigateTo', `${cashier}?orderNo=${orderNo}`);
    await expect.poll(() => program.text()).toMatch(/订单已关闭|订单已超过付款时间/);
    program.tap('查看订单');
    await expect.poll(() => program.page).toBe('pages/site/web-page');
  });
});
