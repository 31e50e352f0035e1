import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sandboxPrefix } from '#core/contract/sandbox/rows.ts';
import { session } from '#core/contract/user/session.ts';
import { aUser } from '#web/platform/testing/a-user.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { someState } from '#web/features/sandbox/testing/fake-sandbox.ts';
import { page } from './workbench.page.tsx';

const now = '2026-08-03T02:00:00.000Z';
const ago = (seconds: number) => new Date(Date.parse(now) - seconds * 1000).toISOString();

/** A fake sandbox: answers to reads, and recorded changes. */
let sandbox: { state: object; sms: object[]; claims: object[]; up: boolean; changes: [string, unknown][] };

beforeEach(() => {
  sandbox = {
    state: {
      ...someState,
      now,
      offsetMs: 0,
      supplier: 'ok',
      outages: [
        { upstream: 'sms', on: false },
        { upstream: 'suppliers', on: true },
      ],
      subscribers: [
        { mobile: '13800000001', title: '黄金会员', shows: '两组权益' },
        { mobile: '13800000002', title: '普通用户', shows: '引导开通' },
      ],
    },
    sms: [
      { mobile: '13800000001', code: '381204', text: '验证码是381204', channel: 'sms', at: ago(90) },
      { mobile: '13800000002', code: null, text: '权益已到账', channel: 'voice', at: ago(90) },
    ],
    claims: [
      {
        claimId: 'C1',
        mobile: '138****0001',
        rightsName: '视频会员月卡',
        cycle: '2026-08',
        state: 'failed',
        tries: 2,
        claimedAt: ago(7200),
        note: '',
        trace: [
          { at: ago(7200), event: 'claimed', detail: '' },
          { at: ago(7100), event: 'refused', detail: '库存不足' },
        ],
      },
    ],
    up: true,
    changes: [],
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!sandbox.up) throw new TypeError('Failed to fetch');
    const path = url.replace(sandboxPrefix, '');
    if (init?.method === 'POST') {
      const body = (typeof init.body === 'string' ? JSON.parse(init.body) : {}) as { mode?: string };
      sandbox.changes.push([path, body]);
      if (path === '/supplier') sandbox.state = { ...sandbox.state, supplier: body.mode };
      return Response.json(path === '/session' ? { accessToken: 'a', refreshToken: 'r' } : {});
    }
    return Response.json(
      {
        '/state': sandbox.state,
        '/moments': [{ text: '下月1日10:00', at: '2026-09-01T02:00:00.000Z' }],
        '/samples': [
          { page: 'goodsDetail', query: { goodsId: 'coffee' }, mobile: null },
          { page: 'orderDetail', query: { orderNo: 'D1' }, mobile: '13800000001' },
        ],
        '/sms': sandbox.sms,
        '/claims': sandbox.claims,
        '/card-codes': [
          {
            batchId: 'demo-old',
            name: '上月批次卡密',
            grants: 'right',
            beginsAt: ago(2 * 86_400),
            endsAt: ago(86_400),
            codes: [{ code: 'OLDA-OLDB-OLDC-OLDD', usedBy: null }],
          },
          {
            batchId: 'demo-video',
            name: '视频会员月卡卡密',
            grants: 'right',
            beginsAt: ago(86_400),
            endsAt: ago(-86_400),
            codes: [
              { code: 'ABCD-EFGH-JKMN-PQRS', usedBy: null },
              { code: '2222-3333-4444-5555', usedBy: '138****0001' },
            ],
          },
        ],
      }[path],
    );
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const open = (api = fakeApi()) =>
  renderInSite(<page.Page />, { api, project: 'workbench', session: { kind: 'guest' } });
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the workbench', () => {
  it('shows people first, then the scene, then the conditions', async () => {
    const { container } = open();
    await screen.findByText('381204');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '演示用户',
      '场景',
      '打开页面',
      '全部页面',
      '短信收件箱',
      '卡密',
      '条件',
      '时钟',
      '库存',
      '上游系统',
      '手机与脚本',
      '对面的人',
      '商户收银台',
      '门店与快递',
      '贵宾厅扫码器',
      '运营台',
      '最近领取',
      '渠道账单',
    ]);
    await expectAccessible(container);
  });

  it("shows the operator's clock, ticking, and by how much it is ahead", async () => {
    sandbox.state = { ...sandbox.state, offsetMs: 3_900_000 };
    open();
    await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('2026-08-03 10:00:00'));
    expect(region('时钟').getByText('快1小时5分钟')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/10:00:0[1-9]/));
  });

  it.each([
    ['快进1个月', '/clock', { advanceMs: 31 * 86_400_000 }],
    ['快进5分钟', '/clock', { advanceMs: 300_000 }],
    ['全部复位', '/reset', {}],
  ])('turns %s', async (name, path, body) => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(sandbox.changes).toEqual([[path, body]]));
  });

  it('moves the clock to the begin or end of an activity, and just past it', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '到下月1日10:00，2026-09-01 10:00:00' }));
    await waitFor(() => expect(sandbox.changes).toHaveLength(1));
    const [[path, { advanceMs }]] = sandbox.changes as [[string, { advanceMs: number }]];
    expect(path).toBe('/clock');
    expect(Math.abs(advanceMs - (29 * 86_400_000 + 1_000))).toBeLessThan(5_000);
  });

  it('switches the store of pictures and the stock of all goods', async () => {
    const { user } = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: '图片存储' }), '内容不对');
    await user.click(screen.getByRole('switch', { name: '全部商品售罄' }));
    await waitFor(() =>
      expect(sandbox.changes).toEqual([
        ['/pictures', { mode: 'wrong-bytes' }],
        ['/sold-out', { on: true }],
      ]),
    );
  });

  it('lists messages with the time that has passed, and copies a code with one tap', async () => {
    const { user } = open();
    await screen.findByText('381204');
    const inbox = region('短信收件箱');
    expect(inbox.getAllByRole('listitem')).toHaveLength(2);
    expect(inbox.getAllByText(/分钟前/)).toHaveLength(2);
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(inbox.getByRole('button', { name: '复制验证码 381204' }));
    expect(copied).toHaveBeenCalledExactlyOnceWith('381204');
    expect(await screen.findByText('验证码 381204 已复制')).toBeTruthy();
  });

  it('says so where the browser will not have the code copied', async () => {
    const { user } = open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('denied', 'NotAllowedError'),
    );
    Object.assign(document, { execCommand: () => false });
    await user.click(await screen.findByRole('button', { name: '复制验证码 381204' }));
    expect(await screen.findByText('浏览器不允许复制，请手动输入')).toBeTruthy();
  });

  it('links to the login page, and has an empty inbox', async () => {
    sandbox.sms = [];
    open();
    expect(await screen.findByText('还没有短信')).toBeTruthy();
    expect(
      region('短信收件箱')
        .getByRole('link', { name: /打开登录页/ })
        .getAttribute('href'),
    ).toBe('/content/public-pages/login');
  });

  it('opens every project at its index', async () => {
    open();
    await screen.findByText('打开页面');
    const hrefs = region('打开页面')
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs[0]).toBe('/content/standalone-pages/rights-entrance');
    expect(hrefs).toContain('/content/super-market/market-index');
    expect(new Set(hrefs)).toHaveLength(8);
  });

  it('lists unused card codes by kind, those that can be exchanged first, and copies one with a tap', async () => {
    const { user } = open();
    const code = await screen.findByRole('button', { name: '复制卡密 ABCD-EFGH-JKMN-PQRS' });
    expect(region('视频会员月卡卡密').getByText('可兑换')).toBeTruthy();
    expect(screen.queryByText('2222-3333-4444-5555')).toBeNull();
    const batches = region('卡密').getAllByRole('region');
    expect(batches.map((batch) => batch.getAttribute('aria-label'))).toEqual([
      '视频会员月卡卡密',
      '上月批次卡密',
    ]);
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(code);
    expect(copied).toHaveBeenCalledExactlyOnceWith('ABCD-EFGH-JKMN-PQRS');
  });

  it('lists every page with its address', async () => {
    open();
    await screen.findByText('全部页面');
    const list = region('全部页面');
    expect(list.getAllByRole('link', { hidden: true }).length).toBeGreaterThan(180);
    const home = list.getByText('/market-index').closest('li');
    expect(home?.querySelector('a')?.getAttribute('href')).toBe('/content/super-market/market-index');
  });

  it('opens a page of one row with a row of the demo, as the subscriber whose it is', async () => {
    open();
    await screen.findByText('全部页面');
    const list = region('全部页面');
    const linkTo = async (path: string) => {
      const [shown] = await list.findAllByText(path);
      return shown?.closest('a');
    };
    await waitFor(async () =>
      expect((await linkTo('/product-detail'))?.getAttribute('href')).toBe(
        '/content/supper-mall/product-detail?goodsId=coffee',
      ),
    );
    const order = await linkTo('/order-detail');
    expect(order?.getAttribute('href')).toBe('/content/supper-mall/order-detail?orderNo=D1');
    expect(order?.textContent).toContain('先登录为黄金会员');
    fireEvent.click(order ?? document.body);
    await waitFor(() => expect(sandbox.changes).toEqual([['/session', { mobile: '13800000001' }]]));
  });

  it('signs in as a subscriber with one tap, and shows who is here', async () => {
    const api = fakeApi().answer(session.loginStatus, { isLogin: true, userInfo: aUser() });
    const { user, session: actions } = open(api);
    await user.click(await screen.findByRole('button', { name: '登录为13800000001' }));
    expect(await screen.findByText('已登录为 13800000001')).toBeTruthy();
    expect(localStorage.getItem('DEV_accessToken')).toBe('a');
    expect(await region('演示用户').findByText('当前 138****0001')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '退出13800000001' }));
    expect(actions.signOut).toHaveBeenCalledExactlyOnceWith('refresh');
  });

  it("switches the supplier's mode and the outages", async () => {
    const { user } = open();
    const modes = within(await screen.findByRole('tablist', { name: '供应商发放' }));
    await user.click(modes.getByRole('tab', { name: '拒绝' }));
    await waitFor(() =>
      expect(modes.getByRole('tab', { name: '拒绝' }).getAttribute('aria-selected')).toBe('true'),
    );
    expect(screen.getByText('拒绝发放，名额退回，可以重新领取')).toBeTruthy();
    expect(screen.getByRole('switch', { name: '权益供应商中断' }).getAttribute('aria-checked')).toBe('true');
    const invoices = within(screen.getByRole('tablist', { name: '开具发票' }));
    await user.click(invoices.getByRole('tab', { name: '延后' }));
    await user.click(screen.getByRole('switch', { name: '短信网关中断' }));
    await waitFor(() =>
      expect(sandbox.changes).toEqual([
        ['/supplier', { mode: 'fail' }],
        ['/invoices', { mode: 'late' }],
        ['/outage', { upstream: 'sms', on: true }],
      ]),
    );
  });

  it('shows what happened to a claim, step by step, and keeps it open while it looks again', async () => {
    open();
    const summary = await screen.findByText('视频会员月卡');
    const claim = summary.closest('details');
    fireEvent.click(summary);
    act(() => claim?.setAttribute('open', ''));
    expect(claim?.textContent).toContain('供应商拒绝，名额退回 库存不足');
    expect(region('最近领取').getByText('已退回')).toBeTruthy();
    sandbox.claims = [...sandbox.claims];
    await new Promise((resolve) => setTimeout(resolve, 2_200));
    expect(screen.getByText('视频会员月卡').closest('details')).toBe(claim);
    expect(claim?.hasAttribute('open')).toBe(true);
  });

  it('says so when the server is gone, keeps what it showed, and goes on by itself', async () => {
    const { user } = open();
    await screen.findByText('381204');
    sandbox.up = false;
    expect(await screen.findByText('连接不上服务，请检查它是否在运行')).toBeTruthy();
    expect(screen.getByText('381204')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '全部复位' }));
    expect(await screen.findByText('没有成功，请检查服务是否在运行')).toBeTruthy();
    sandbox.up = true;
    await waitFor(() => expect(screen.queryByText('连接不上服务，请检查它是否在运行')).toBeNull());
  });
});
