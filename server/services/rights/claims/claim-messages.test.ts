import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { messages } from '#core/contract/user/messages.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aHolder } from '../../../testing/data/a-holder.ts';
import { aRight } from '../../../testing/data/a-right.ts';
import { eventually } from '../../../testing/eventually.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { deliveryResults } from './delivery-results.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const claimed = async (mode: 'ok' | 'fail') => {
  await server.sandbox(upstreams.setSupplier, { mode });
  const { member, claim } = await aHolder(server, await aRight(server));
  const { claimId } = await server.data(cardProduct.receiveRights, claim, { as: member });
  const list = await eventually(
    async () => (await server.data(messages.messages, { kind: 'rights' }, { as: member })).list,
    (found) => found.length > 0,
  );
  return { claimId, list, member };
};

it('a delivered right is announced in the message centre, with a link to its result', async () => {
  const { claimId, list } = await claimed('ok');
  expect(list).toMatchObject([
    {
      title: '视频会员月卡已到账',
      topic: 'done',
      read: false,
      subject: { title: '视频会员月卡' },
      link: { page: 'receiveResult', query: { claimId } },
    },
  ]);
});

it('a right that failed is reported once, at once and with the reason', async () => {
  const { claimId, list, member } = await claimed('fail');
  expect(list).toMatchObject([
    {
      title: '视频会员月卡没有发放成功',
      topic: 'failed',
      text: expect.stringMatching(/名额已退回，可改选或稍后再领。给您带来不便，请谅解。$/),
      link: { query: { claimId } },
    },
  ]);
  const again = { id: claimId, reason: '缺货', note: '再来', toReconcile: null };
  expect(await deliveryResults(server.deps).refused(again)).toBe(false);
  expect((await server.data(messages.messages, { kind: 'rights' }, { as: member })).total).toBe(1);
});
