import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { openDatabase, type Db, type OpenDatabase } from './database.ts';
import { rolledBack } from './rolled-back.ts';

let database: TestDatabase;
let open: OpenDatabase;
let db: Db;
const now = new Date('2026-11-19T10:00:00+08:00');
beforeAll(async () => {
  database = await testDatabase();
  open = openDatabase({ url: database.url, pool: 3 });
  ({ db } = open);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

const aWord = (word: string) => ({ word, sort: 1, areas: [], channels: [] });
const words = async (own: Db): Promise<readonly string[]> =>
  (await own.selectFrom('search_words').select('word').orderBy('word').execute()).map(({ word }) => word);

describe('work on a database that is rolled back', () => {
  it('sees its own changes, which are gone afterwards', async () => {
    const seen = await rolledBack(db, now, async (own) => {
      await own.insertInto('search_words').values(aWord('月饼')).execute();
      return [await words(own), await words(db)];
    });
    expect([...seen, await words(db)]).toEqual([['月饼'], [], []]);
  });

  it('keeps what a transaction of it committed and loses what one rolled back, also of several at once', async () => {
    const seen = await rolledBack(db, now, async (own) => {
      const attempts = ['一', '二', '三'].map((word) =>
        own.transaction().execute(async (tx) => {
          await tx.insertInto('search_words').values(aWord(word)).execute();
          if (word === '二') throw new Error('rolled back');
        }),
      );
      await Promise.allSettled(attempts);
      return words(own);
    });
    expect(seen).toEqual(['一', '三']);
    expect(await words(db)).toEqual([]);
  });

  it('is gone after an error too, and the connection is free again', async () => {
    for (let times = 0; times < 5; times += 1)
      await expect(
        rolledBack(db, now, async (own) => {
          await own.insertInto('search_words').values(aWord('粽子')).execute();
          throw new Error('broken off');
        }),
      ).rejects.toThrow('broken off');
    expect(await words(db)).toEqual([]);
  });

  it('cannot be committed, not even by a statement that says so', async () => {
    const committed = db.transaction().execute(async (tx) => {
      await tx.insertInto('search_words').values(aWord('元宵')).execute();
      await tx.insertInto('uncommittable_transactions').values({ started_at: now }).execute();
    });
    await expect(committed).rejects.toThrow('never committed');
    await rolledBack(db, now, async (own) => {
      await own.insertInto('search_words').values(aWord('元宵')).execute();
      await sql`commit`.execute(own);
    }).catch(() => undefined);
    expect(await words(db)).toEqual([]);
  });
});
