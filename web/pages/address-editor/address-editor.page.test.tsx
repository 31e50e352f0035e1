import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DataOf } from '#core/contract/endpoint.ts';
import { memberPage } from '#core/contract/content/member-page.ts';
import { addresses } from '#core/contract/order/addresses.ts';
import type { Address } from '#core/contract/order/addresses.shapes.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './address-editor.page.tsx';

const anAddress = (addressId: string, overrides: Partial<Address> = {}): Address => ({
  addressId,
  recipient: `收货人${addressId}`,
  phone: '138****6021',
  areaNum: '320100',
  province: '江苏省',
  city: '南京市',
  district: '鼓楼区',
  street: '中山路18号',
  defaultFlag: 0,
  ...overrides,
});

let list: Address[];
let api: FakeApi;
beforeEach(() => {
  list = [anAddress('a', { defaultFlag: 1 }), anAddress('b')];
  api = fakeApi()
    .answer(addresses.addressList, () => ({ list }))
    .answer(addresses.saveAddress, () => ({ addressId: 'new-one', list }))
    .answer(addresses.removeAddress, ({ addressId }) => {
      list = list.filter((address) => address.addressId !== addressId);
      return { list };
    })
    .answer(addresses.makeDefaultAddress, ({ addressId }) => {
      list = list.map((each) => ({ ...each, defaultFlag: each.addressId === addressId ? 1 : 0 }));
      return { list };
    });
});
const open = (search = '', overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, project: 'super-market', session: aMember(), search, ...overrides });
const row = (name: string) =>
  screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes(name)) ?? document.body;

describe('收货地址', () => {
  it('lists addresses with the default, which can be changed', async () => {
    const { user, container } = open();
    await screen.findByText('收货人a');
    expect(row('收货人a').textContent).toContain('默认');
    expect(row('收货人a').textContent).toContain('江苏省南京市鼓楼区中山路18号');
    await user.click(screen.getByRole('button', { name: '设为默认：收货人b' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '设为默认：收货人a' })).toBeTruthy());
    expect(screen.getByRole('link', { name: '新增地址' }).getAttribute('href')).toContain('id=new');
    await expectAccessible(container);
  });

  it('removes an address after a question', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '删除：收货人b' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByText('收货人b')).toBeNull());
    expect(screen.getByText('收货人a')).toBeTruthy();
  });

  it('returns to the page it came from with the chosen address, and only to one of ours', async () => {
    const from = encodeURIComponent('/content/super-market/order-pay?skuId=s1&quantity=2');
    const shown = open(`?choose=1&redirect=${from}`);
    await shown.user.click(await screen.findByRole('button', { name: '寄到：收货人b' }));
    expect(shown.navigator.replace).toHaveBeenCalledExactlyOnceWith(
      '/content/super-market/order-pay?skuId=s1&quantity=2&addressId=b',
    );
    shown.unmount();
    const foreign = open('?choose=1&redirect=https%3A%2F%2Fevil.example%2F');
    await foreign.user.click(await screen.findByRole('button', { name: '寄到：收货人b' }));
    expect(foreign.navigator.replace).not.toHaveBeenCalled();
  });

  it('chooses only an address that the goods can be delivered to, and says of the others why not', async () => {
    api.answer(memberPage.addressStock, ({ id }): DataOf<typeof memberPage.addressStock> =>
      id === 'a'
        ? { deliverable: 1, inventory: 3, reason: '' }
        : { deliverable: 0, inventory: 0, reason: '该地区暂不支持配送' },
    );
    const { container, user, navigator } = open('?choose=1&skuId=cooker.1&quantity=2');
    await screen.findByText('该地区暂不支持配送');
    expect(row('收货人a').textContent).toContain('仅剩3件');
    const refused = screen.getByRole('button', { name: '寄到：收货人b', description: '该地区暂不支持配送' });
    expect(refused.getAttribute('aria-disabled')).toBe('true');
    await user.click(refused);
    expect(navigator.back).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: '编辑：收货人a' }).getAttribute('href')).toContain(
      'skuId=cooker.1&quantity=2',
    );
    await user.click(screen.getByRole('button', { name: '寄到：收货人a' }));
    expect(navigator.back).toHaveBeenCalledOnce();
    expect(api.inputsOf(memberPage.addressStock)).toEqual([
      { id: 'a', skuId: 'cooker.1' },
      { id: 'b', skuId: 'cooker.1' },
    ]);
    await expectAccessible(container);
  });

  it('takes no more than 20 addresses', async () => {
    list = Array.from({ length: 20 }, (_, at) => anAddress(`n${at}`));
    open();
    const button = await screen.findByRole('button', { name: '已有20个地址' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('says what to do without addresses', async () => {
    list = [];
    open();
    expect(await screen.findByText('还没有收货地址')).toBeTruthy();
  });

  it('leads guests to sign in', async () => {
    const { user, session } = open('', { session: { kind: 'guest' } });
    await user.click(await screen.findByRole('button', { name: '去登录' }));
    expect(session.goToLogin).toHaveBeenCalledOnce();
    expect(api.calls).toEqual([]);
  });
});

describe('编辑地址', () => {
  it('has a sentence for every field that is missing', async () => {
    const { user, container } = open('?id=new');
    await user.click(await screen.findByRole('button', { name: '保存' }));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        '请填写收货人姓名，2到20个字',
        '请填写11位手机号',
        '请选择省份和城市',
        '请填写街道和门牌号，4到60个字',
      ]),
    );
    expect(api.callsOf(addresses.saveAddress)).toEqual([]);
    await expectAccessible(container);
  });

  it('moves to the first field that is wrong, each time', async () => {
    const { user } = open('?id=new');
    await user.type(await screen.findByRole('textbox', { name: '收货人' }), '王小明');
    await user.click(screen.getByRole('button', { name: '保存' }));
    const phone = screen.getByRole('textbox', { name: '手机号' });
    expect(document.activeElement).toBe(phone);
    await user.type(phone, '13912345678');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^所在地区/ }));
    expect(screen.getByRole('button', { name: /^所在地区/, description: '请选择省份和城市' })).toBeTruthy();
  });

  it('chooses province, city and district by the keys alone, the operator’s province first', async () => {
    const { user, container } = open('?id=new');
    const button = await screen.findByRole('button', { name: /^所在地区/ });
    await user.click(button);
    const column = (name: string) => screen.findByRole('listbox', { name });
    expect(within(await column('省份')).getAllByRole('option')[0]?.textContent).toBe('江苏省');
    within(await column('省份'))
      .getAllByRole('option')[0]
      ?.focus();
    await user.keyboard('{Enter}{ArrowRight}{ArrowDown} {ArrowRight}{End}{ArrowUp}{Home}{Enter}');
    expect(await screen.findByRole('button', { name: '所在地区：江苏省 无锡市 锡山区' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^所在地区/ }));
    expect(within(await column('城市')).getByRole('option', { name: '无锡市', selected: true })).toBeTruthy();
    expect(within(await column('区县')).getByRole('option', { name: '锡山区', selected: true })).toBeTruthy();
    await expectAccessible(container);
  });

  it('has the district typed where the table does not have it', async () => {
    const { user } = open('?id=new');
    await user.click(await screen.findByRole('button', { name: /^所在地区/ }));
    await user.click(await screen.findByRole('option', { name: '青海省' }));
    await user.click(screen.getByRole('option', { name: '西宁市' }));
    expect(await screen.findByRole('button', { name: '所在地区：青海省 西宁市' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: '区县' })).toBeTruthy();
  });

  it('fills the form with an address that is pasted, and says what is missing', async () => {
    const { user } = open('?id=new');
    const box = await screen.findByRole('textbox', { name: '粘贴收货信息' });
    await user.type(box, '江苏省苏州市姑苏区平江路1号，王小明');
    await user.click(screen.getByRole('button', { name: '识别' }));
    expect(await screen.findByText('已填好，还差手机号')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '收货人' }).value).toBe('王小明');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '详细地址' }).value).toBe('平江路1号');
    expect(screen.getByRole('button', { name: '所在地区：江苏省 苏州市 姑苏区' })).toBeTruthy();
    await user.type(box, '不是地址');
    await user.click(screen.getByRole('button', { name: '识别' }));
    expect(await screen.findByText('没有认出姓名、手机号或地址，请直接填写')).toBeTruthy();
  });

  it('saves a new address with the picked region under an idempotency key', async () => {
    const { user, navigator } = open('?id=new');
    await user.type(await screen.findByRole('textbox', { name: '收货人' }), '王小明');
    await user.type(screen.getByRole('textbox', { name: '手机号' }), '13912345678');
    await user.click(screen.getByRole('button', { name: /所在地区/ }));
    await user.click(await screen.findByRole('option', { name: '江苏省' }));
    await user.click(screen.getByRole('option', { name: '苏州市' }));
    await user.click(screen.getByRole('option', { name: '姑苏区' }));
    await user.type(screen.getByRole('textbox', { name: '详细地址' }), '平江路1号');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(navigator.back).toHaveBeenCalledOnce());
    const [made] = api.callsOf(addresses.saveAddress);
    expect(made?.input).toEqual({
      recipient: '王小明',
      phone: '13912345678',
      areaNum: '320500',
      district: '姑苏区',
      street: '平江路1号',
      defaultFlag: 0,
    });
    expect(made?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('keeps the number of an address that is changed', async () => {
    const { user } = open('?id=b');
    const street = await screen.findByRole('textbox', { name: '详细地址' });
    expect(screen.getByRole('textbox', { name: '手机号' }).getAttribute('placeholder')).toBe('138****6021');
    await user.clear(street);
    await user.type(street, '中山路20号');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(api.callsOf(addresses.saveAddress)).toHaveLength(1));
    expect(api.callsOf(addresses.saveAddress)[0]?.input).toEqual({
      addressId: 'b',
      recipient: '收货人b',
      areaNum: '320100',
      district: '鼓楼区',
      street: '中山路20号',
      defaultFlag: 0,
    });
  });

  it('goes from a municipality to its districts at once', async () => {
    const { user } = open('?id=new');
    await user.click(await screen.findByRole('button', { name: /所在地区/ }));
    await user.click(within(await screen.findByRole('listbox', { name: '省份' })).getByText('北京市'));
    await user.click(await screen.findByRole('option', { name: '东城区' }));
    expect(await screen.findByRole('button', { name: '所在地区：北京市 东城区' })).toBeTruthy();
  });
});
