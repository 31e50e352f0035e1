import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '#core/contract/order/addresses.ts';
import { orders } from '#core/contract/order/orders.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { freshId } from '../../../testing/fresh.ts';
import { textOfColumns } from '../../../testing/databases/stored-text.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const home = {
  recipient: '欧阳小满',
  phone: '13812340678',
  areaNum: '320100',
  district: '鼓楼区',
  street: '云锦巷7号2栋301室',
};
const save = (as: TestMember, more: object = {}) =>
  server.call(addresses.saveAddress, { ...home, ...more }, { as });
const saved = async (as: TestMember, more: object = {}) => (await save(as, more)).data?.addressId ?? '';
const listOf = async (as: TestMember) => (await server.data(addresses.addressList, {}, { as })).list;
const defaultsOf = async (as: TestMember) =>
  (await listOf(as)).filter(({ defaultFlag }) => defaultFlag === 1).map(({ addressId }) => addressId);

describe('the address book', () => {
  it('keeps addresses encrypted and shows them to their owner, the number masked', async () => {
    const as = await aMember(server);
    const addressId = await saved(as);
    expect(await listOf(as)).toEqual([
      {
        addressId,
        recipient: '欧阳小满',
        phone: '138****0678',
        areaNum: '320100',
        province: '江苏省',
        city: '南京市',
        district: '鼓楼区',
        street: '云锦巷7号2栋301室',
        defaultFlag: 1,
      },
    ]);
    const stored = Object.values(await textOfColumns(server.database.url)).join(' ');
    for (const secret of ['欧阳小满', '13812340678', '云锦巷']) expect(stored).not.toContain(secret);
  });

  it('has one default: the first address, then the chosen one, then the newest left', async () => {
    const as = await aMember(server);
    const first = await saved(as);
    await server.advance(1_000);
    const second = await saved(as);
    await server.advance(1_000);
    const third = await saved(as, { defaultFlag: 1 });
    expect(await defaultsOf(as)).toEqual([third]);
    await server.data(addresses.makeDefaultAddress, { addressId: first }, { as });
    expect((await listOf(as)).map(({ addressId }) => addressId)).toEqual([first, third, second]);
    await server.data(addresses.removeAddress, { addressId: first }, { as });
    expect(await defaultsOf(as)).toEqual([third]);
  });

  it('holds 20 addresses, also when many are sent at once', async () => {
    const as = await aMember(server);
    const answers = await Promise.all(Array.from({ length: 26 }, () => save(as)));
    expect(answers.filter(({ success }) => success)).toHaveLength(20);
    expect(answers.find(({ success }) => !success)?.message).toBe('最多保存20个地址，请先删除不用的');
    const list = await listOf(as);
    expect(list).toHaveLength(20);
    expect(await defaultsOf(as)).toHaveLength(1);
    // A change of one of them is no addition.
    expect(await save(as, { addressId: list[3]?.addressId })).toMatchObject({ success: true });
  });

  it('keeps the number and the default of an address that is changed without them', async () => {
    const as = await aMember(server);
    const addressId = await saved(as);
    await save(as, { addressId, phone: undefined, street: '云锦巷9号' });
    expect(await listOf(as)).toMatchObject([{ phone: '138****0678', street: '云锦巷9号', defaultFlag: 1 }]);
    expect(await save(as, { phone: undefined })).toMatchObject({ message: '请填写收货人的手机号' });
    expect(await save(as, { areaNum: '999900' })).toMatchObject({ message: '请选择省份和城市' });
  });

  it('refuses a district of another city, and keeps addresses as they were', async () => {
    const as = await aMember(server);
    const addressId = await saved(as);
    expect(await save(as, { addressId, areaNum: '320500' })).toMatchObject({
      success: false,
      message: '鼓楼区不在苏州市，请重新选择所在地区',
    });
    expect(await listOf(as)).toMatchObject([{ areaNum: '320100', district: '鼓楼区' }]);
    // A name that the table does not know yet, and a city whose districts it does not have.
    expect(await save(as, { district: '新设的区' })).toMatchObject({ success: true });
    expect(await save(as, { areaNum: '650100', district: '天山区' })).toMatchObject({ success: true });
  });

  it("another subscriber's address is not found, byte for byte like one that does not exist (A1)", async () => {
    const [owner, other] = [await aMember(server), await aMember(server)];
    const own = await saved(owner);
    const request = (addressId: string) =>
      Promise.all([
        server.send(addresses.saveAddress, { ...home, addressId }, { as: other }),
        server.send(addresses.removeAddress, { addressId }, { as: other }),
        server.send(addresses.makeDefaultAddress, { addressId }, { as: other }),
      ]);
    const [foreign, absent] = [await request(own), await request(freshId('address'))];
    expect(foreign.map(({ text }) => text)).toEqual(absent.map(({ text }) => text));
    expect(foreign.map(({ envelope }) => envelope.message)).toEqual(
      Array.from({ length: 3 }, () => '没有找到该收货地址'),
    );
    expect(await defaultsOf(owner)).toEqual([own]);
  });

  it('an order keeps its address when the subscriber changes or removes it', async () => {
    const as = await aMember(server);
    const skuId = `${await aGoods(server, { price_fen: 1_000, kind: 'physical' })}.1`;
    await server.db.insertInto('area_stock').values({ sku_id: skuId, area_num: '*', inventory: 9 }).execute();
    const addressId = await saved(as);
    const order = (to: string) =>
      server.call(
        orders.submitOrder,
        { lines: [{ skuId, quantity: 1 }], payableFen: 1_000, addressId: to },
        { as, headers: { 'idempotency-key': freshId('order-key') } },
      );
    const { data } = await order(addressId);
    const changed = await saved(as, { addressId, recipient: '别人' });
    expect((await listOf(as)).map((each) => each.addressId)).toEqual([changed]);
    const stored = await server.db
      .selectFrom('orders')
      .innerJoin('addresses', 'addresses.address_id', 'orders.address_id')
      .select(['recipient_sealed', 'removed_at'])
      .where('order_no', '=', data?.orderNo ?? '')
      .executeTakeFirstOrThrow();
    expect(server.deps.encryption.addresses.open(stored.recipient_sealed ?? '')).toBe('欧阳小满');
    expect(stored.removed_at).not.toBeNull();
    expect(await server.data(orders.goodsOrder, { orderNo: data?.orderNo ?? '' }, { as })).toMatchObject({
      address: { recipient: '欧阳小满', phone: '138****0678', text: '江苏省南京市鼓楼区云锦巷7号2栋301室' },
    });
    expect(await order(addressId)).toMatchObject({ message: '没有找到该收货地址' });
  });
});
