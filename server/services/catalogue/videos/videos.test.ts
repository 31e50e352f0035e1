import { afterAll, beforeAll, expect, it } from 'vitest';
import { videos } from '#core/contract/goods/videos.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

async function aVideo(sort: number, areas: string[] = []): Promise<string> {
  const videosId = freshId('video');
  await server.db
    .insertInto('videos')
    .values({
      videos_id: videosId,
      title: '桃园里的第一筐',
      author: '阳山果农',
      place_name: '无锡阳山',
      caption: '看桃尖就够了',
      clip_url: 'clips/v01.mp4',
      poster_url: 'clips/v01.webp',
      duration_ms: 8_000,
      areas,
      likes: 5,
      sort,
    })
    .execute();
  return videosId;
}

it('clips come in their order with their goods, the requested one first, or those of a city', async () => {
  const [second, first] = [await aVideo(2, ['320500']), await aVideo(1)];
  const goodsId = await aGoods(server, { videos_id: second });
  const ids = async (input: object) =>
    (await server.data(videos.videoList, { pageNum: 1, pageSize: 10, ...input })).list.map(
      ({ videosId }) => videosId,
    );
  expect(await ids({})).toEqual([first, second]);
  expect(await ids({ videosId: second })).toEqual([second, first]);
  expect(await ids({ cityCode: '320500' })).toEqual([second]);
  expect(await ids({ pageNum: 2, pageSize: 1 })).toEqual([second]);
  const { list } = await server.data(videos.videoList, { pageNum: 1, pageSize: 10 });
  expect(list).toMatchObject([{ goods: null }, { goods: { goodsId, videosId: second } }]);
});

it('a like counts once for a subscriber, and is taken back', async () => {
  const videosId = await aVideo(9);
  const [one, other] = [await aMember(server), await aMember(server)];
  const like = (as: typeof one, liked: boolean) => server.data(videos.likeVideo, { videosId, liked }, { as });
  expect(await like(one, true)).toEqual({ likes: 6, liked: true });
  expect(await Promise.all([1, 2, 3].map(() => like(one, true)))).toEqual(
    Array(3).fill({ likes: 6, liked: true }),
  );
  expect(await like(other, true)).toEqual({ likes: 7, liked: true });
  const seen = async (as?: typeof one) =>
    (await server.data(videos.videoList, { videosId, pageNum: 1, pageSize: 1 }, as ? { as } : {})).list[0]
      ?.liked;
  expect([await seen(one), await seen()]).toEqual([true, false]);
  expect(await like(one, false)).toEqual({ likes: 6, liked: false });
  expect(await like(one, false)).toEqual({ likes: 6, liked: false });
  expect(await server.call(videos.likeVideo, { videosId: 'gone', liked: true }, { as: one })).toMatchObject({
    code: '0',
    message: '视频不存在或已下架',
  });
});
