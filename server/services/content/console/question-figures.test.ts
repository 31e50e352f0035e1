import { afterAll, beforeAll, expect, it } from 'vitest';
import { content } from '#core/contract/console/content.ts';
import { support } from '#core/contract/user/support.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { freshId } from '../../../testing/fresh.ts';
import { anOperator, consoleData } from '../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { sweepQuestionMisses } from '../support/question-misses.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

it('beside the questions of a kind stand their votes and what was searched in vain, most often first', async () => {
  const question_id = freshId('question');
  await server.db
    .insertInto('questions')
    .values({ question_id, kind: 'refund', title: '退款多久到账', answer: '三天内。', words: '' })
    .execute();
  const as = await aMember(server);
  await server.data(support.voteQuestion, { questionId: question_id, helpful: false }, { as });
  const search = (words: string) => server.data(support.questions, { words });
  await Promise.all(['eSIM卡？', 'esim卡', '发票抬头', '退款', '卡', '号码13800000001'].map(search));
  const operator = await anOperator(server, { roles: ['content'] });
  const read = () => consoleData(server, content.questionFigures, { kind: 'refund' }, operator);
  expect(await read()).toMatchObject({
    votes: [{ title: '退款多久到账', helpful: 0, notHelpful: 1 }],
    misses: [
      { words: 'esim卡', asked: 2 },
      { words: '发票抬头', asked: 1 },
    ],
  });
  await sweepQuestionMisses(server.db, new Date(server.now().getTime() + 91 * 86_400_000));
  expect((await read()).misses).toEqual([]);
});
