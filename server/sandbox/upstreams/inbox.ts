import type { Encryption } from '../../crypto/encryption.ts';
import type { Db } from '../../db/database.ts';

interface Tables {
  readonly db: Db;
  readonly encryption: Encryption;
}

/** Messages accepted by the sandbox gateway, the last one first (a reset clock may be behind them), with the code from the text. */
export async function inbox({ db, encryption: { mobiles } }: Tables, mobile: string | undefined) {
  let query = db.selectFrom('sandbox_sms').select(['mobile_sealed', 'text', 'channel', 'at']);
  if (mobile) query = query.where('mobile_lookup', '=', mobiles.lookup(mobile));
  const rows = await query.orderBy('sandbox_sms_id', 'desc').limit(50).execute();
  return rows.map(({ mobile_sealed, ...row }) => ({
    mobile: mobiles.open(mobile_sealed),
    ...row,
    at: row.at.toISOString(),
    code: /\d{6}/.exec(row.text)?.[0] ?? null,
  }));
}
