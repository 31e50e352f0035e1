import type { TestServer } from '../test-server.ts';

/** Gives a number of the sandbox's billing system a balance. */
export async function giveBalance(server: TestServer, mobile: string, balance_fen: number): Promise<void> {
  await server.db
    .insertInto('sandbox_numbers')
    .values({
      mobile_lookup: server.deps.encryption.mobiles.lookup(mobile),
      area_num: '320100',
      in_province: true,
      joined_on: null,
      balance_fen,
    })
    .execute();
}
