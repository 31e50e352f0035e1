import { describe, expect, it } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { sso } from '#core/contract/user/sso.ts';
import { sendCall } from '#server/testing/send-call.ts';
import type { MiniProgram } from './host/launch.ts';
import { allNodes, attribute } from './host/nodes.ts';
import { openFrom } from './support/open-from.ts';
import { submitOrder } from './support/submit-order.ts';
import { useMiniProgram } from './support/use-mini-program.ts';
import { webViewOf } from './support/web-view-of.ts';

const product = useMiniProgram();
const member = '13800000001';
const requested = (program: MiniProgram, path: string): number =>
  program.log.filter(([name, , url = '']) => name === 'request' && url.includes(path)).length;

async function openProfile(program: MiniProgram, shows: string): Promise<MiniProgram> {
  program.fromWebView('switchTab', '/pages/profile');
  await expect.poll(() => program.text()).toContain(shows);
  return program;
}
const memberProfile = async (changes?: Parameters<typeof product.start>[1]) =>
  openProfile(await product.startMember(member, changes), '小苏同学');

describe('我的 of a guest', () => {
  it('invites to sign in, counts nothing, and is the member’s after signing in and the guest’s after signing out', async () => {
    const mobile = '13700000023';
    const program = await openProfile(product.start(mobile), '登录 / 注册');
    expect(program.text()).toContain('登录后，优惠券、AI豆、话费余额和收藏都在这里');
    expect(program.text()).not.toContain('退出登录');
    for (const path of ['/orderInfo/counts', '/user/queryIntegral', '/message/queryUnreadCounts'])
      expect(requested(program, path), path).toBe(0);

    await expect.poll(() => program.storage.get('DEV_openId')).toBeTruthy();
    expect(await openFrom(program, '去登录')).toBe('pages/site/sign-in');
    await expect.poll(() => program.text()).toContain('已阅读并同意');
    program.tap('已阅读并同意');
    const button = () => allNodes(program.tree(), ({ name }) => name === 'button')[0];
    await expect.poll(button).toBeTruthy();
    const [shown] = [button()];
    if (!shown) throw new Error('no phone-number button');
    program.fire(shown, 'getphonenumber', { code: await product.phoneCode(mobile) });
    await expect.poll(() => program.page).toBe('pages/profile');
    await expect.poll(() => program.text()).toMatch(/137\*{4}0023.*还不是会员.*退出登录/);

    program.tap('退出登录');
    await expect.poll(() => program.text()).toContain('登录 / 注册');
    expect(program.text()).not.toContain('137****0023');
    expect(program.log).toContainEqual(['showModal', '退出登录？']);
    expect(program.storage.get('DEV_accessToken')).toBeUndefined();
  });

  it('asks before it signs out', async () => {
    const program = await openProfile(
      await product.startMember('13700000024', { confirms: false }),
      '退出登录',
    );
    program.tap('退出登录');
    await expect.poll(() => program.log).toContainEqual(['showModal', '退出登录？']);
    expect(program.storage.get('DEV_accessToken')).toBeTruthy();
  });
});

/** The counts of orders with three to be used. */
function counted(sent: unknown) {
  const envelope = (typeof sent === 'string' ? JSON.parse(sent) : sent) as { data: object };
  const changed = { ...envelope, data: { ...envelope.data, toUse: 3 } };
  return { envelope: changed, text: JSON.stringify(changed) };
}

describe('我的 of a member', () => {
  it('shows the level with what it saved, what is held, and where services are', async () => {
    const program = await memberProfile();
    await expect.poll(() => program.text()).toMatch(/黄金会员.*升级/);
    expect(program.text()).toMatch(/138\*{4}0001/);
    await expect.poll(() => program.text()).toMatch(/[\d,]+AI豆\d+优惠券.*话费余额\d+收藏/);
    await expect.poll(() => program.text()).toMatch(/权益福袋\d张待使用/);
    program.tap('刷新会员等级');
    await expect.poll(() => program.log).toContainEqual(['showToast', '会员等级已是最新']);
    expect(await openFrom(program, '卡包')).toBe('pages/cardCoupon/index');
    program.back();
    expect(await openFrom(program, '我的预约')).toBe('pages/site/web-page');
    expect((await webViewOf(program)).pathname).toBe('/content/super-market/my-appointment');
  });

  it('shows what happened while another page was open', async () => {
    await submitOrder(product.origin, member, 'coffee.1');
    const program = await memberProfile();
    const unpaid = (): number =>
      allNodes(program.tree(), (node) => attribute(node, 'ariaLabel').startsWith('待付款'))
        .map((node) => Number(/\d+/.exec(attribute(node, 'ariaLabel'))?.[0] ?? 0))
        .at(0) ?? -1;
    await expect.poll(() => program.text()).toMatch(/\d+优惠券/);
    // A number is only there once the counts were read.
    await expect.poll(unpaid).toBeGreaterThan(0);
    const before = unpaid();
    await openFrom(program, '全部订单');
    await submitOrder(product.origin, member, 'coffee.1');
    program.back();
    await expect.poll(unpaid).toBe(before + 1);
  });

  it('counts what is to be used and leads to it', async () => {
    const { request } = product.phoneOf(member);
    const program = await product.startMember(member, {
      request: async (sent) => {
        const answer = await request(sent);
        if (!sent.url.includes('/orderInfo/counts')) return answer;
        const { envelope, text } = counted(answer.data);
        return { ...answer, data: typeof answer.data === 'string' ? text : envelope };
      },
    });
    await openProfile(program, '小苏同学');
    await expect
      .poll(() => allNodes(program.tree(), (node) => attribute(node, 'ariaLabel') === '待使用3个').length)
      .toBe(1);
    expect(await openFrom(program, '待使用')).toBe('pages/site/web-page');
    const { pathname, searchParams } = await webViewOf(program);
    expect([pathname, searchParams.get('tab')]).toEqual(['/content/super-market/order-list', 'toUse']);
  });

  it('opens one web page after the other, each with a proof of its own that works once', async () => {
    const program = await memberProfile();
    const proofOf = async (words: string) => {
      await openFrom(program, words);
      const { searchParams } = await webViewOf(program);
      return {
        tokenChannel: searchParams.get('tokenChannel') ?? '',
        qyptTokenValue: searchParams.get('qyptTokenValue') ?? '',
      };
    };
    const spend = async (proof: Awaited<ReturnType<typeof proofOf>>): Promise<boolean> =>
      (await sendCall(product.origin + environments.dev.base, sso.platformLogin, proof)).envelope.success;
    const first = await proofOf('设置');
    expect(await spend(first)).toBe(true);
    program.back();
    const second = await proofOf('收货地址');
    expect(second.qyptTokenValue).toMatch(/^[\w-]{43}$/);
    expect(second.qyptTokenValue).not.toBe(first.qyptTokenValue);
    expect(await spend(second)).toBe(true);
    expect(await spend(first)).toBe(false);
    program.back();
    // The same page again.
    expect((await proofOf('收货地址')).qyptTokenValue).not.toBe(second.qyptTokenValue);
  });

  it('says what is not known when a system does not answer, and tries again when the tab is shown again', async () => {
    let isAnswered = false;
    const { request } = product.phoneOf(member);
    const program = await product.startMember(member, {
      request: (sent) =>
        isAnswered || !/getUserVipInfo|queryIntegral/.test(sent.url)
          ? request(sent)
          : Promise.reject(new Error('timeout')),
    });
    await openProfile(program, '会员信息没有加载出来');
    await expect.poll(() => program.text()).toMatch(/未知AI豆\d+优惠券未知话费余额/);
    isAnswered = true;
    program.tap('重试');
    await expect.poll(() => program.text()).toContain('黄金会员');
    program.fromWebView('switchTab', '/pages/home');
    program.fromWebView('switchTab', '/pages/profile');
    await expect.poll(() => program.text()).toMatch(/[\d,]+AI豆/);
  });
});
