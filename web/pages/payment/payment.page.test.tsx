import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { gateway } from '#core/contract/common/gateway.ts';
import { memberPage } from '#core/contract/content/member-page.ts';
import { codes } from '#core/contract/envelope.ts';
import { detail } from '#core/contract/goods/detail.ts';
import { addresses } from '#core/contract/order/addresses.ts';
import { orders } from '#core/contract/order/orders.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { aGoodsOrder } from '#web/features/orders/testing/samples.ts';
import { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { leaveSite } from '#web/platform/site/leave-site.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './payment.page.tsx';
import { aCard, aCounter, someMethods, somePreview } from './testing/some-order.ts';

const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, {
    api: aCounter(),
    project: 'super-market',
    path: '/order-pay',
    session: aMember(),
    search: '?skuId=cooker.1&quantity=1',
    ...overrides,
  });
const payButton = () => screen.findByRole('button', { name: '立即支付' });
const queryOf = (url: string | undefined) =>
  Object.fromEntries(new URL(url ?? '', 'https://mall.example').searchParams);
const inChatApp = { host: { id: 'chat-app' } } as const;

describe('确认支付', () => {
  it('shows the goods, every step of the price, and why these coupons', async () => {
    const { container, api } = open();
    const goods = await screen.findByRole('region', { name: '商品和优惠' });
    for (const text of [
      '3升智能电饭煲',
      '白色 · 1件',
      '多件优惠，本月第2单8折',
      '−¥39.80',
      '福袋券抵扣 2张',
      '−¥100.00',
    ])
      expect(goods.textContent).toContain(text);
    expect(goods.textContent).toContain('已选2张，省¥100，换用推荐组合可再省¥50');
    expect((await screen.findByRole('region', { name: '应付金额' })).textContent).toContain('59.20');
    expect(await screen.findByText('已省 ¥139.8')).toBeTruthy();
    expect(await screen.findByText('享8折优惠', { exact: false, selector: 'p' })).toBeTruthy();
    await screen.findByRole('radio', { name: '话费' });
    expect(api.callsOf(orders.previewOrder)[0]?.input).toEqual({
      cityCode: '320100',
      lines: [{ skuId: 'cooker.1', quantity: 1 }],
    });
    expect(api.callsOf(detail.payMethods)[0]?.input).toMatchObject({ shownFen: 5_920 });
    await expectAccessible(container);
  });

  it('asks for the price of the activity that the address names', async () => {
    const { api } = open({ search: '?skuId=cooker.1&quantity=1&activityId=s10:cooker' });
    await payButton();
    expect(api.callsOf(orders.previewOrder)[0]?.input).toEqual({
      lines: [{ skuId: 'cooker.1', quantity: 1 }],
      activityId: 's10:cooker',
      cityCode: '320100',
    });
  });

  it('offers the six methods: the recommended one chosen, those that cannot be used last with their reason (§3)', async () => {
    open(inChatApp);
    const phone = await screen.findByRole<HTMLInputElement>('radio', {
      name: '话费',
      description: '当前话费余额 ¥86.40',
    });
    expect(phone.checked).toBe(true);
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      '1',
      '3',
      '2',
      '6',
      '7',
      '8',
    ]);
    for (const name of ['在线钱包', '运营商钱包', '银行卡支付'])
      expect(
        screen.getByRole<HTMLInputElement>('radio', { name, description: '请在浏览器内使用' }).disabled,
      ).toBe(true);
    expect(screen.getByRole('radio', { name: 'AI豆抵扣', description: '暂无可用AI豆' })).toBeTruthy();
  });

  it('takes off points with one switch, which stays in the address, and then does not offer to pay with them', async () => {
    const points = { held: 1_280, usableFen: 1_280, usedFen: 0 };
    const { navigator, container } = open({ api: aCounter(somePreview({ points })) });
    const goods = await screen.findByRole('region', { name: '商品和优惠' });
    expect(goods.textContent).toContain('有1,280豆，可抵¥12.8');
    fireEvent.click(screen.getByRole('switch', { name: '使用AI豆抵扣', checked: false }));
    expect(queryOf(navigator.replace.mock.calls[0]?.[0])).toMatchObject({ skuId: 'cooker.1', points: '1' });
    await expectAccessible(container);
  });

  it('prices and submits an order with points as its address says', async () => {
    const points = { held: 1_280, usableFen: 1_280, usedFen: 1_280 };
    const { user, api } = open({
      api: aCounter(somePreview({ payableFen: 4_640, points })),
      search: '?skuId=cooker.1&quantity=1&points=1',
    });
    expect(await screen.findByRole('switch', { name: '使用AI豆抵扣', checked: true })).toBeTruthy();
    await screen.findByRole('radio', { name: 'AI豆抵扣', description: 'AI豆已用于抵扣' });
    await user.click(await payButton());
    await waitFor(() => expect(api.callsOf(orders.submitOrder)).toHaveLength(1));
    expect(api.callsOf(orders.previewOrder)[0]?.input).toMatchObject({ usePoints: true });
    expect(api.callsOf(orders.submitOrder)[0]?.input).toMatchObject({ usePoints: true, payableFen: 4_640 });
  });

  it('says before a membership is paid that only the phone bill renews it (docs/decisions/0047)', async () => {
    open({ api: aCounter(somePreview({ renews: true })) });
    await screen.findByText('话费支付到期自动续费，扣费前三天通知，可随时关闭');
    fireEvent.click(await screen.findByRole('radio', { name: '银行卡支付' }));
    await screen.findByText('只有话费支付会自动续费，其他方式到期后不再扣费');
  });

  it('says before a membership is paid from when on its rights can be claimed', async () => {
    open({ api: aCounter(somePreview({ firstClaimDay: '2026-09-01' })) });
    const amount = await screen.findByRole('region', { name: '应付金额' });
    expect(amount.textContent).toContain('会员权益9月1日起可领');
  });

  it('submits what it showed under one key, pays it, and leads to the result', async () => {
    const { user, api, navigator } = open({ search: '?skuId=cooker.1&quantity=1&cardCode=K1,K2' });
    await screen.findByRole('radio', { name: '话费' });
    await user.click(await payButton());
    await waitFor(() => expect(navigator.replace).toHaveBeenCalled());
    expect(navigator.replace.mock.calls[0]?.[0]).toContain(
      '/super-market/order-result?orderNo=9&paymentNo=P9',
    );
    const [submitted] = api.callsOf(orders.submitOrder);
    expect(submitted?.input).toMatchObject({
      lines: [{ skuId: 'cooker.1', quantity: 1 }],
      cardCodes: ['K1', 'K2'],
      payableFen: 5_920,
    });
    expect(submitted?.key).toBeTruthy();
    expect(api.callsOf(payments.createPayment)[0]?.input).toMatchObject({
      orderNo: '9',
      payMethodId: 3,
      scene: 'h5',
      returnTo: '/content/super-market/order-result?orderNo=9',
    });
  });

  it('uses the same key again after a lost answer', async () => {
    const api = aCounter().unplug(orders.submitOrder);
    const { user } = open({ api });
    await screen.findByRole('radio', { name: '话费' });
    await user.click(await payButton());
    await screen.findByText('网络不给力，请检查后重试');
    await user.click(await payButton());
    await waitFor(() => expect(api.callsOf(orders.submitOrder)).toHaveLength(2));
    expect(new Set(api.callsOf(orders.submitOrder).map(({ key }) => key)).size).toBe(1);
  });

  it('uses the same key after a reload before the answer, so that there is no second order (F16)', async () => {
    const api = aCounter().unplug(orders.submitOrder);
    const first = open({ api });
    await screen.findByRole('radio', { name: '话费' });
    await first.user.click(await payButton());
    await screen.findByText('网络不给力，请检查后重试');
    cleanup();
    const second = open({ api });
    await screen.findByRole('radio', { name: '话费' });
    await second.user.click(await payButton());
    await waitFor(() => expect(api.callsOf(orders.submitOrder)).toHaveLength(2));
    const [sent, again] = api.callsOf(orders.submitOrder);
    expect(again?.key).toBe(sent?.key);
  });

  it('shows a new price that the server demands, and submits that under another key', async () => {
    const api = aCounter().answer(orders.submitOrder, ({ payableFen }) => {
      if (payableFen === 5_920)
        throw new ApiFailure(codes.refused, '价格已更新为69.2元', somePreview({ payableFen: 6_920 }));
      return { orderNo: '9', payableFen: 6_920, state: 'created' as const };
    });
    const { user, navigator } = open({ api });
    await screen.findByRole('radio', { name: '话费' });
    await user.click(await payButton());
    await waitFor(() =>
      expect(screen.getByRole('region', { name: '应付金额' }).textContent).toContain('69.20'),
    );
    expect(navigator.replace).not.toHaveBeenCalled();
    await user.click(await payButton());
    await waitFor(() => expect(navigator.replace).toHaveBeenCalled());
    const [first, second] = api.callsOf(orders.submitOrder);
    expect([first?.input['payableFen'], second?.input['payableFen']]).toEqual([5_920, 6_920]);
    expect(first?.key).not.toBe(second?.key);
  });

  it('leaves for the cashier of the channel, with the result behind it', async () => {
    const replace = vi.spyOn(leaveSite, 'replace').mockImplementation(() => undefined);
    const api = aCounter().answer(payments.createPayment, {
      paymentNo: 'P9',
      orderNo: '9',
      payMethodId: 8,
      amountFen: 5_920,
      state: 'waiting',
      action: { kind: 'redirect', url: 'https://bank.example/cashier' },
    });
    const { user } = open({ api });
    await user.click(await screen.findByRole('radio', { name: '银行卡支付' }));
    await user.click(await payButton());
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('https://bank.example/cashier'));
    expect(location.search).toContain('paymentNo=P9');
    expect(api.callsOf(payments.createPayment)[0]?.input).toMatchObject({ payMethodId: 8 });
  });

  it('opens the cashier of the chat app inside it, and its own page inside the mini-program', async () => {
    const pay = vi.fn(async () => undefined);
    const action = {
      kind: 'jsapi',
      appId: 'a',
      timeStamp: '1',
      nonceStr: 'n',
      package: 'prepay_id=1',
      signType: 'RSA',
      paySign: 's',
    } as const;
    const api = aCounter().answer(payments.createPayment, {
      paymentNo: 'P9',
      orderNo: '9',
      payMethodId: 1,
      amountFen: 5_920,
      state: 'waiting',
      action,
    });
    const first = open({ api, host: { id: 'chat-app', chat: { pay } as never } });
    await first.user.click(await screen.findByRole('radio', { name: '聊天应用支付' }));
    await first.user.click(await payButton());
    await waitFor(() => expect(first.navigator.replace).toHaveBeenCalled());
    expect(pay).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ package: 'prepay_id=1' }));
    expect(api.callsOf(payments.createPayment)[0]?.input).toMatchObject({ scene: 'jsapi' });
    first.unmount();

    const navigateTo = vi.fn(async () => undefined);
    const second = open({ host: { id: 'chat-mini-program', miniProgram: { navigateTo } as never } });
    await second.user.click(await screen.findByRole('radio', { name: '聊天应用支付' }));
    await second.user.click(await payButton());
    await waitFor(() => expect(navigateTo).toHaveBeenCalledExactlyOnceWith('/pages/payment/jtpay?orderNo=9'));
    expect(second.api.callsOf(payments.createPayment)).toEqual([]);
  });

  it('keeps the order when its payment could not be started, so that it is paid and not ordered again', async () => {
    const api = aCounter().answer(payments.createPayment, () => {
      throw new ApiFailure(codes.refused, '支付渠道暂时无法连接，请稍后再试');
    });
    const { user, navigator } = open({ api });
    await screen.findByRole('radio', { name: '话费' });
    await user.click(await payButton());
    await waitFor(() => expect(navigator.replace).toHaveBeenCalled());
    expect(queryOf(navigator.replace.mock.calls[0]?.[0])).toMatchObject({ orderNo: '9' });
  });

  it('says before the tap that not enough is left', async () => {
    open({ api: aCounter(somePreview({ line: { lacksStock: true } })) });
    expect(await screen.findByText('“3升智能电饭煲”库存不足，请减少数量或看看别的')).toBeTruthy();
    expect(screen.getByRole('button', { name: '立即支付' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('needs no method for an order that coupons pay for', async () => {
    const api = aCounter(somePreview({ payableFen: 0 })).answer(orders.submitOrder, {
      orderNo: '9',
      payableFen: 0,
      state: 'paid',
    });
    const { user, navigator } = open({ api });
    await user.click(await screen.findByRole('button', { name: '确认下单' }));
    await waitFor(() => expect(navigator.replace).toHaveBeenCalled());
    expect(navigator.replace.mock.calls[0]?.[0]).toContain('/order-result?orderNo=9');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(api.callsOf(payments.createPayment)).toEqual([]);
  });

  it('changes the quantity in the address', async () => {
    const { user, navigator } = open({ search: '?skuId=cooker.1&quantity=1&routerFromProject=easy-use' });
    await user.click(await screen.findByRole('button', { name: '增加' }));
    expect(queryOf(navigator.replace.mock.calls[0]?.[0])).toMatchObject({
      skuId: 'cooker.1',
      quantity: '2',
      routerFromProject: 'easy-use',
    });
  });
});

describe('coupons at checkout', () => {
  it.each([
    [
      'one that is larger than the price',
      somePreview({ goodsFen: 4_000, payWithoutFen: 4_800, cardCodes: ['K1'] }),
      '可使用48元购买',
      '点击切换',
      'none',
    ],
    [
      'fewer of them',
      somePreview({ best: { cardCodes: ['K1', 'K2'], savedFen: 10_000 } }),
      '可使用1张福袋券+109.2元购买',
      '点击切换',
      'K1',
    ],
    [
      'the combination that pays for all',
      somePreview({ goodsFen: 15_000, cardCodes: ['K1'], unusable: [] }),
      '可使用3张福袋券全额抵扣',
      '使用推荐',
      undefined,
    ],
  ])('the tip names %s, and one tap applies it (§9)', async (_what, preview, text, button, cardCode) => {
    const { user, navigator } = open({ api: aCounter(preview), search: '?skuId=cooker.1&cardCode=K9' });
    expect(await screen.findByText(text)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: button }));
    expect(queryOf(navigator.replace.mock.calls[0]?.[0])['cardCode']).toBe(cardCode);
  });

  it('has no tip about bag coupons where others are used', async () => {
    const cards = [aCard('K1', { couponType: 'cash', savedFen: 5_000 }), aCard('K2', { couponType: 'cash' })];
    open({ api: aCounter(somePreview({ cards, goodsFen: 4_000 })) });
    await payButton();
    expect(screen.queryByRole('button', { name: '点击切换' })).toBeNull();
  });

  it('lists the cards: those used, those that fit, and the others with their reason', async () => {
    const { user, navigator, container } = open();
    await user.click(await screen.findByRole('button', { name: /^福袋券抵扣/ }));
    const sheet = await screen.findByRole('dialog', { name: '优惠券' });
    expect(sheet.textContent).toContain('抵掉¥50');
    expect(within(sheet).getByRole('list', { name: '本单不可用的券' }).textContent).toContain('还差340.8元');
    await user.click(within(sheet).getByRole('checkbox', { name: /福袋券K3/, checked: false }));
    await user.click(within(sheet).getByRole('checkbox', { name: /福袋券K1/, checked: true }));
    await user.click(within(sheet).getByRole('button', { name: /^不使用券/ }));
    expect(navigator.replace.mock.calls.map(([url]) => queryOf(url)['cardCode'])).toEqual([
      'K3,K1,K2',
      'K2',
      'none',
    ]);
    await expectAccessible(container);
  });
});

describe('a card that is larger than the order', () => {
  const K1 = aCard('K1', { couponAmt: 1_000, savedFen: 990, wastedFen: 10 });
  const larger = (code: string, couponAmt: number) =>
    aCard(code, { couponAmt, alone: { savedFen: 990, wastedFen: couponAmt - 990, payableFen: 0 } });
  const preview = somePreview({
    payableFen: 0,
    goodsFen: 990,
    payWithoutFen: 990,
    cardCodes: ['K1'],
    best: { cardCodes: ['K1'], savedFen: 990 },
    cards: [K1, larger('K2', 2_000), larger('K3', 5_000), { ...larger('K5', 5_000), couponName: '福袋券K3' }],
    unusable: ['K2', 'K3', 'K5'].map((cardCode) => ({
      cardCode,
      reason: '已全额抵扣，无需再用',
      canChoose: true,
    })),
  });

  it('says what would be lost of it, and the smallest that covers the order is used', async () => {
    const { user, container } = open({ api: aCounter(preview) });
    await user.click(await screen.findByRole('button', { name: /^福袋券抵扣/ }));
    const sheet = await screen.findByRole('dialog', { name: '优惠券' });
    const rows = within(within(sheet).getByRole('list', { name: '可用的券' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('抵掉¥9.9，剩¥0.1作废'),
      expect.stringContaining('用这张，剩¥10.1作废，留给大件更划算'),
      expect.stringMatching(/共2张.*用这张，剩¥40.1作废，留给大件更划算/),
      '不使用券，应付¥9.9',
    ]);
    expect(within(sheet).getByRole('checkbox', { name: /推荐/ }).closest('li')?.textContent).toContain('¥10');
    expect(sheet.textContent).toContain('用券后应付¥0.00');
    await expectAccessible(container);
  });
});

describe('what an order needs', () => {
  const address = {
    addressId: 'b',
    recipient: '王小明',
    phone: '138****6021',
    areaNum: '320106',
    province: '江苏省',
    city: '南京市',
    district: '鼓楼区',
    street: '中山路18号',
    defaultFlag: 1 as const,
  };
  const aParcel = () =>
    aCounter(somePreview({ line: { kind: 'physical', quantity: 2 } }))
      .answer(addresses.addressList, { list: [address] })
      .answer(memberPage.addressStock, { deliverable: 1, inventory: null, reason: '' });

  it('shows the notes of the goods before they are paid', async () => {
    const { api } = open();
    const notes = await screen.findByText('生效后不支持退款，请确认后再支付');
    const methods = await screen.findByRole('radiogroup');
    expect(notes.compareDocumentPosition(methods) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(api.inputsOf(detail.goodsPrompt)).toEqual([{ goodsId: 'cooker' }]);
  });

  it('without notes shows no place for them', async () => {
    open({ api: aCounter().answer(detail.goodsPrompt, { title: '购买须知', prompts: [] }) });
    await screen.findByRole('radio', { name: '话费' });
    await waitFor(() => expect(screen.queryByRole('region', { name: '购买须知' })).toBeNull());
  });

  it('says before the payment what an order rule refuses', async () => {
    const reason = '您的会员等级还不够，升级后即可办理';
    const { api } = open({
      api: aCounter().answer(gateway.orderRules, { passed: false, reason, rules: [] }),
    });
    expect(await screen.findByText(reason)).toBeTruthy();
    expect((await payButton()).getAttribute('aria-disabled')).toBe('true');
    expect(api.inputsOf(gateway.orderRules)).toEqual([{ skuId: 'cooker.1', quantity: 1 }]);
  });

  it.each([
    [{ deliverable: 0, inventory: 0, reason: '该地区暂不支持配送' } as const, '该地区暂不支持配送'],
    [{ deliverable: 1, inventory: 1, reason: '' } as const, '该地区仅剩1件，请减少数量'],
  ])('does not sell to an address that has too little: %o', async (stock, sentence) => {
    const { container } = open({ api: aParcel().answer(memberPage.addressStock, stock) });
    expect(await screen.findAllByText(sentence)).toHaveLength(2);
    expect((await payButton()).getAttribute('aria-disabled')).toBe('true');
    await expectAccessible(container);
  });

  it('physical goods need an address: the default, another by the address book, or a first one', async () => {
    const api = aParcel();
    const { user, unmount } = open({ api });
    const link = await screen.findByRole('link', { name: /王小明 138\*{4}6021.*中山路18号/ });
    expect(queryOf(link.getAttribute('href') ?? '')).toMatchObject({
      choose: '1',
      skuId: 'cooker.1',
      quantity: '2',
      redirect: expect.stringContaining('/content/super-market/order-pay?') as unknown,
    });
    await screen.findByRole('radio', { name: '话费' });
    await user.click(await payButton());
    await waitFor(() => expect(api.callsOf(orders.submitOrder)[0]?.input).toMatchObject({ addressId: 'b' }));
    unmount();

    api.answer(addresses.addressList, { list: [] });
    open({ api });
    expect((await screen.findByRole('link', { name: /添加收货地址/ })).getAttribute('href')).toContain(
      'id=new',
    );
    const button = await payButton();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('请先选择收货地址')).toBeTruthy();
  });

  it('a direct charge goes to the own number, or to another that billing knows', async () => {
    const api = aCounter(somePreview({ line: { kind: 'charge' } })).answer(
      detail.benefitMobile,
      ({ benefitMobile }) =>
        benefitMobile === '13900000009'
          ? { allowed: false, reason: '该号码已停机，恢复后即可充值', areaName: '南京' }
          : { allowed: true, reason: null, areaName: '南京' },
    );
    const { user } = open({ api });
    await user.click(await screen.findByRole('button', { name: /充值到本机号码/ }));
    const field = screen.getByRole('textbox', { name: '充值号码' });
    fireEvent.change(field, { target: { value: '139 0000 0009' } });
    expect(await screen.findAllByText('该号码已停机，恢复后即可充值')).toHaveLength(2);
    fireEvent.change(field, { target: { value: '13900000008' } });
    expect(await screen.findByText('可充值，南京归属已核对')).toBeTruthy();
    await screen.findByRole('radio', { name: '话费' });
    await user.click(await payButton());
    await waitFor(() =>
      expect(api.callsOf(orders.submitOrder)[0]?.input).toMatchObject({ benefitMobile: '13900000008' }),
    );
  });

  it('a data pack offers no other number than the own', async () => {
    open({ api: aCounter(somePreview({ line: { kind: 'charge', isForOwnNumber: true } })) });
    expect(await screen.findByText('流量包仅限本机号码使用')).toBeTruthy();
    expect(screen.queryByText('换号码')).toBeNull();
  });
});

describe('an order that is not paid yet', () => {
  const unpaid = () => {
    const now = Date.now();
    return aGoodsOrder('7', 'created', {
      payBy: new Date(now + 600_000).toISOString(),
      serverNow: new Date(now).toISOString(),
    });
  };
  const methods = () => ({
    orderNo: '7',
    amountFen: 1_920,
    payBy: new Date().toISOString(),
    serverNow: new Date().toISOString(),
    list: someMethods(),
  });

  it('is paid by its number, within its time', async () => {
    const api = aCounter().answer(orders.goodsOrder, unpaid()).answer(payments.orderPayMethods, methods());
    const { user, container } = open({ api, search: '?orderNo=7' });
    expect(await screen.findByRole('timer')).toBeTruthy();
    expect(await screen.findByText('生效后不支持退款，请确认后再支付')).toBeTruthy();
    await screen.findByRole('radio', { name: '话费' });
    await expectAccessible(container);
    await user.click(await payButton());
    await waitFor(() =>
      expect(api.callsOf(payments.createPayment)[0]?.input).toMatchObject({ orderNo: '7' }),
    );
    expect(api.callsOf(orders.submitOrder)).toEqual([]);
  });

  it('says why it cannot be paid any more', async () => {
    open({ api: aCounter().answer(orders.goodsOrder, aGoodsOrder('7', 'closed')), search: '?orderNo=7' });
    expect(await screen.findByText('订单已关闭')).toBeTruthy();
    expect(screen.getByRole('link', { name: '查看订单' }).getAttribute('href')).toContain('orderNo=7');
  });
});

describe('a page without an order', () => {
  it('leads guests to sign in, and asks nothing before', async () => {
    const { user, session, api } = open({ session: { kind: 'guest' } });
    await user.click(await screen.findByRole('button', { name: '去登录' }));
    expect(session.goToLogin).toHaveBeenCalledOnce();
    expect(api.calls).toEqual([]);
  });

  it('says why goods cannot be ordered, and when it has none', async () => {
    const api = aCounter().answer(orders.previewOrder, () => {
      throw new ApiFailure(codes.refused, '商品不存在或已下架');
    });
    const { unmount } = open({ api });
    expect(await screen.findByText('商品不存在或已下架')).toBeTruthy();
    unmount();
    open({ search: '' });
    expect(await screen.findByText('没有要付款的商品')).toBeTruthy();
    expect(screen.getByRole('link', { name: '我的订单' })).toBeTruthy();
  });
});
