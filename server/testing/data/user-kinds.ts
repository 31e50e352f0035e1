import { aMember, type TestMember } from './a-member.ts';
import type { TestServer } from '../test-server.ts';
import { lookupOf } from '../databases/test-encryption.ts';

interface Person {
  readonly level?: number;
  /** ispFlag 0: a number of another province. */
  readonly elsewhere?: true;
}

/** The kinds of signed-in users that permissions distinguish (§6). */
export const userKinds = {
  nonMember: {},
  elsewhere: { elsewhere: true },
  goldElsewhere: { level: 2, elsewhere: true },
  level1: { level: 1 },
  level2: { level: 2 },
  level3: { level: 3 },
  level4: { level: 4 },
} as const satisfies Readonly<Record<string, Person>>;
export type Name = keyof typeof userKinds;

/** A signed-in user of this kind; account and billing have the same province. */
export async function signedInAs(server: TestServer, name: Name): Promise<TestMember> {
  const { level, elsewhere }: Person = userKinds[name];
  const member = await aMember(server, level === undefined ? {} : { level });
  const area_num = elsewhere ? '440100' : '320100';
  await server.db
    .updateTable('users')
    .set({ isp_flag: elsewhere ? 0 : 1, area_num })
    .where('user_id', '=', member.userId)
    .execute();
  await server.db
    .insertInto('sandbox_numbers')
    .values({ mobile_lookup: lookupOf(member.mobile), area_num, in_province: !elsewhere, joined_on: null })
    .execute();
  return member;
}
