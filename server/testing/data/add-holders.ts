import { randomBytes } from 'node:crypto';
import { encryptionWith } from '../../crypto/encryption.ts';
import { testEncryption } from '../databases/test-encryption.ts';
import { directClient } from '../databases/direct-client.ts';

export interface HoldersInput {
  readonly groups: number;
  readonly rightsPerGroup: number;
  /** Units of each right per month; by default unlimited. */
  readonly stock?: number;
  readonly holders: number;
}

export interface Holder {
  readonly userId: string;
  readonly accessToken: string;
  readonly subscriptionId: string;
}

export interface Holders {
  readonly productId: string;
  readonly rights: readonly { readonly groupId: string; readonly rightsId: string }[];
  readonly holders: readonly Holder[];
}

/**
 * Inserts a product with its rights and signed-in holders, in a few statements for any number. A server
 * with a secret of its own could not read numbers encrypted with another.
 */
export async function addHolders(
  databaseUrl: string,
  { groups, rightsPerGroup, stock, holders }: HoldersInput,
  secret?: string,
): Promise<Holders> {
  const encryption = secret === undefined ? testEncryption : encryptionWith({ secret });
  const productId = `holders-${randomBytes(4).toString('hex')}`;
  const client = directClient(databaseUrl);
  await client.connect();
  try {
    await client.query(addProduct, [productId]);
    await client.query(addGroups, [productId, groups]);
    const rights = await client.query<{ groupId: string; rightsId: string }>(addRights, [
      productId,
      rightsPerGroup,
      stock ?? null,
    ]);
    const first = firstNumber();
    const mobiles = Array.from({ length: holders }, (_, at) => `1${first + at}`);
    await client.query(addSubscribers, [
      productId,
      mobiles.map(encryption.mobiles.seal),
      mobiles.map(encryption.mobiles.lookup),
    ]);
    await client.query('analyze');
    const each = Array.from({ length: holders }, (_, at) => ({
      userId: `${productId}-u${at + 1}`,
      accessToken: `${productId}-token-${at + 1}`,
      subscriptionId: `${productId}-s${at + 1}`,
    }));
    return { productId, rights: rights.rows, holders: each };
  } finally {
    await client.end();
  }
}

/** Mobile numbers without the leading 1; they begin with 13 to 18, as real ones do. */
const firstNumber = (): number => 3_000_000_000 + Math.floor(Math.random() * 50_000_000) * 100;

const addProduct = `insert into products select $1, family, '人人想要的权益包', vip_type_id, price_fen, pic_url, false, delivery_limit_seconds from products order by product_id limit 1`;

const addGroups = `insert into right_groups select $1 || '-g' || n, $1, '第' || n || '组', 2, n from generate_series(1, $2::integer) n`;

/** Texts of the demo's rights, for rows of a realistic size. */
const addRights = `
  with like_these as (select row_number() over (order by rights_id) as n, r.* from rights r),
    wanted as (select g.group_id, g.sort, n, (g.sort - 1) * $2::integer + n as at from right_groups g, generate_series(1, $2::integer) n where g.product_id = $1)
  insert into rights
  select w.group_id || '-r' || w.n, w.group_id, l.name, l.show_name, l.pic_url, l.hint, l.detail, l.supplier, $3::integer, null, null, null, null, 0, w.n
  from wanted w join like_these l on l.n = 1 + w.at % (select count(*) from like_these)
  order by w.sort, w.n
  returning group_id as "groupId", rights_id as "rightsId"`;

const addSubscribers = `
  with people as (
    insert into users (user_id, mobile_sealed, mobile_lookup, isp_flag, brand_num, user_name, created_at)
    select $1 || '-u' || n, sealed, lookup, 1, '1', '用户' || n, now()
    from unnest($2::text[], $3::text[]) with ordinality as m(sealed, lookup, n) returning user_id),
  numbered as (select user_id, substring(user_id from '\\d+$') as n from people),
  held as (insert into subscriptions select $1 || '-s' || n, user_id, $1, now() - interval '1 year', null from numbered)
  insert into sessions (session_id, user_id, access_hash, access_expires_at, refresh_hash, refresh_expires_at, created_at)
  select $1 || '-i' || n, user_id, sha256(convert_to($1 || '-token-' || n, 'UTF8')), now() + interval '12 hours',
    sha256(convert_to($1 || '-refresh-' || n, 'UTF8')), now() + interval '30 days', now() from numbered`;
