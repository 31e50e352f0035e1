import { sql } from 'kysely';
import type { TestServer } from '../test-server.ts';

let made = 0;

/** The numbers of new subscribers of the province, written in one statement. */
export async function listedSubscribers(server: TestServer, many: number): Promise<readonly string[]> {
  const { mobiles } = server.deps.encryption;
  const numbers = Array.from({ length: many }, () => `190${String((made += 1)).padStart(8, '0')}`);
  await sql`
    insert into users (user_id, mobile_sealed, mobile_lookup, isp_flag, brand_num, user_name, created_at)
    select 'u' || w.lookup, w.sealed, w.lookup, 1, '1', '用户', ${server.now()}
    from unnest(${numbers.map((each) => mobiles.seal(each))}::text[], ${numbers.map((each) => mobiles.lookup(each))}::text[])
      as w(sealed, lookup)`.execute(server.db);
  return numbers;
}
