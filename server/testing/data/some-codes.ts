import type { TestServer } from '../test-server.ts';
import { aGoods } from './a-goods.ts';
import { freshId } from '../fresh.ts';

const dayMs = 86_400_000;

/** A sku that is delivered as a code, with so many codes in stock. */
export async function someCodes(
  server: TestServer,
  { count = 1, days = 100, ...traits }: Parameters<typeof aGoods>[1] & { count?: number; days?: number } = {},
): Promise<string> {
  const sku_id = `${await aGoods(server, { kind: 'code', ...traits })}.1`;
  await server.db
    .insertInto('sku_codes')
    .values(
      Array.from({ length: count }, (_, nth) => ({
        code_id: freshId('code'),
        sku_id,
        code_sealed: server.deps.encryption.goodsCodes.seal(`62853107773104${String(nth).padStart(2, '0')}`),
        valid_until: new Date(server.now().getTime() + days * dayMs),
      })),
    )
    .execute();
  return sku_id;
}
