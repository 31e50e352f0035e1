import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodsEditor } from '#core/contract/console/goods-editor.ts';
import { goods } from '#core/contract/console/goods.ts';
import { pictures } from '#core/contract/console/pictures.ts';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { detail } from '#core/contract/goods/detail.ts';
import { orders } from '#core/contract/order/orders.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { aPhoto } from '../../../testing/data/a-photo.ts';
import { aSellableGoods } from '../../../testing/data/a-sellable-goods.ts';
import { freshId } from '../../../testing/fresh.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../testing/operators/an-operator.ts';
import { aPicture } from '../../../testing/operators/upload-picture.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

const reason = '换成实物照片';
let server: TestServer;
let editor: TestOperator;
beforeAll(async () => {
  server = await testServer();
  editor = await anOperator(server, { roles: ['activities'] });
});
afterAll(() => server.stop());

const owned = (goodsId: string) => consoleData(server, pictures.goodsPictures, { goodsId }, editor);
const picture = async () => aPicture(server, await aPhoto(), editor);
const put = (goodsId: string, version: string, keys: readonly string[], alt = '') =>
  callConsole(
    server,
    pictures.setGoodsPictures,
    { goodsId, version, pictures: keys.map((pictureKey) => ({ pictureKey, alt })), reason },
    editor,
  );
const shown = async (goodsId: string) => server.data(detail.skuDetail, { skuId: `${goodsId}.1` });

describe('the pictures of goods', () => {
  it('replace their drawing on the detail, in their order and with their texts, until there is none again', async () => {
    const goodsId = await aGoods(server);
    const drawn = (await shown(goodsId)).pics;
    const [first, second] = [await picture(), await picture()];
    const { version } = await owned(goodsId);
    const changed = await put(goodsId, version, [second.pictureKey, first.pictureKey], '杯子的正面');
    expect(changed.success).toBe(true);
    expect(await shown(goodsId)).toMatchObject({
      pics: [second.value, first.value],
      picTexts: ['杯子的正面', '杯子的正面'],
    });
    expect((await owned(goodsId)).pictures.map((each) => each.picture.pictureKey)).toEqual([
      second.pictureKey,
      first.pictureKey,
    ]);
    await put(goodsId, changed.data.version, []);
    const again = await shown(goodsId);
    expect([again.pics, again.picTexts]).toEqual([drawn, ['实物']]);
    const log = await server.db
      .selectFrom('audit_log')
      .select(['act', 'reason'])
      .where('object_key', '=', goodsId)
      .execute();
    expect(log).toEqual([
      { act: '更换商品图片', reason },
      { act: '更换商品图片', reason },
    ]);
  });

  it('are on cards, in lists, found goods and orders by the first one, and the drawing is again when there is none', async () => {
    const [category, name] = [freshId('category'), freshId('紫砂壶')];
    const goodsId = await aGoods(server, {
      category_id: category,
      name,
      more: [{ name: '礼盒' }, { name: '杯子', pic_url: 'goods/cup' }],
    });
    const as = await aMember(server);
    const shownPictures = async () => {
      const { data } = await server.call(
        orders.submitOrder,
        {
          lines: [1, 2, 3].map((at) => ({ skuId: `${goodsId}.${at}`, quantity: 1 })),
          payableFen: 6_000,
        },
        { as, headers: { 'idempotency-key': freshId('order') } },
      );
      const order = await server.data(orders.goodsOrder, { orderNo: data.orderNo }, { as });
      return {
        category: (await server.data(catalogue.goodsList, { categoryId: category })).list[0]?.picUrl,
        found: (await server.data(catalogue.goodsList, { keyword: name })).list[0]?.picUrl,
        detail: (await shown(goodsId)).pics,
        console: (await consoleData(server, goods.goodsDetail, { goodsId }, editor)).picUrl,
        order: order.lines.map(({ picUrl }) => picUrl),
      };
    };
    const drawn = await shownPictures();
    expect(drawn).toMatchObject({
      category: 'art:coffee',
      found: 'art:coffee',
      order: ['art:coffee', 'art:coffee', 'goods/cup'],
    });
    const [first, second] = [await picture(), await picture()];
    const { version } = await owned(goodsId);
    const changed = await put(goodsId, version, [first.pictureKey, second.pictureKey]);
    expect(await shownPictures()).toEqual({
      category: first.value,
      found: first.value,
      detail: [first.value, second.value],
      console: first.value,
      order: [first.value, first.value, 'goods/cup'],
    });
    const other = await put(goodsId, changed.data.version, [second.pictureKey]);
    expect(await shownPictures()).toMatchObject({ category: second.value, found: second.value });
    await put(goodsId, other.data.version, []);
    expect(await shownPictures()).toEqual(drawn);
  });

  it('are not those of a copy, which has the drawing', async () => {
    const goodsId = await aSellableGoods(server);
    const { pictureKey } = await picture();
    await put(goodsId, (await owned(goodsId)).version, [pictureKey]);
    const copy = await consoleData(
      server,
      goodsEditor.createGoods,
      { name: '另一件', kind: 'virtual', categoryId: goodsId, copyOf: goodsId, reason },
      editor,
    );
    const rows = await server.db
      .selectFrom('skus')
      .innerJoin('goods', 'goods.goods_id', 'skus.goods_id')
      .select(['goods.pic_url as goods', 'skus.pic_url as sku'])
      .where('goods.goods_id', '=', copy.goodsId)
      .execute();
    expect(rows).toEqual([{ goods: 'art:coffee', sku: 'art:coffee' }]);
  });

  it('are changed by one of two operators who saw the same', async () => {
    const goodsId = await aGoods(server);
    const { version } = await owned(goodsId);
    const [one, other] = [await picture(), await picture()];
    const answers = await Promise.all(
      [one, other].map(({ pictureKey }) => put(goodsId, version, [pictureKey])),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)?.message).toBe('图片已被别人改过，请刷新后再改');
    expect((await owned(goodsId)).pictures).toHaveLength(1);
  });

  it('are none that is missing, retired or there twice, and at most five', async () => {
    const goodsId = await aGoods(server);
    const { version } = await owned(goodsId);
    const { pictureKey } = await picture();
    expect((await put(goodsId, version, ['0'.repeat(32)])).message).toBe('没有这张图片');
    expect((await put(goodsId, version, [pictureKey, pictureKey])).message).toBe('同一张图片不能放两次');
    expect((await put(goodsId, version, Array<string>(6).fill(pictureKey))).success).toBe(false);
    expect((await put('nothing', version, [])).message).toBe('没有这件商品');
    await consoleData(server, pictures.setPictureState, { pictureKey, state: 'retired', reason }, editor);
    expect((await put(goodsId, version, [pictureKey])).message).toMatch(/已停用，请换一张$/);
    expect((await owned(goodsId)).pictures).toEqual([]);
  });

  it('are not retired while goods show them, also when both happen at once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const goodsId = await aGoods(server);
      const { version } = await owned(goodsId);
      const { pictureKey } = await picture();
      const [used, retired] = await Promise.all([
        put(goodsId, version, [pictureKey]),
        callConsole(server, pictures.setPictureState, { pictureKey, state: 'retired', reason }, editor),
      ]);
      expect([used.success, retired.success].filter(Boolean)).toHaveLength(1);
      const { picture: now, uses } = await consoleData(server, pictures.picture, { pictureKey }, editor);
      expect(now.state).toBe(used.success ? 'active' : 'retired');
      expect(uses).toHaveLength(used.success ? 1 : 0);
    }
  });
});
