import { sql } from 'kysely';
import { grantLines, grantNumber } from '#core/rules/console/coupons/grant-number.ts';
import type { Encryption } from '../../../crypto/encryption.ts';
import type { Tx } from '../../../db/database.ts';

export type GrantFault = 'duplicate' | 'notNumber' | 'unknown' | 'otherProvince' | 'owner';
export interface CheckedEntry {
  readonly lineNo: number;
  readonly text: string;
  readonly userId: string | null;
  readonly wrong?: { readonly why: GrantFault; readonly fault: string; readonly cure: string };
}

interface Subscriber {
  readonly mobile_lookup: string;
  readonly user_id: string;
  readonly isp_flag: 0 | 1;
  readonly has_it: boolean;
}

interface GrantList {
  readonly list: string;
  readonly templateId: string;
  readonly skipOwners: boolean;
}

/** Judges each line: its form, whether the number came before, and whose it is. One query for all numbers. */
export async function checkGrantList(
  tx: Tx,
  { mobiles }: Pick<Encryption, 'mobiles'>,
  { list, templateId, skipOwners }: GrantList,
  now: Date,
): Promise<readonly CheckedEntry[]> {
  const firstLine = new Map<string, number>();
  const read = grantLines(list).map(({ lineNo, text }) => {
    const number = grantNumber(text);
    if (number.kind === 'wrong') return { lineNo, text, number };
    const earlier = firstLine.get(number.mobile);
    if (earlier === undefined) firstLine.set(number.mobile, lineNo);
    return { lineNo, text, number, earlier, lookup: mobiles.lookup(number.mobile) };
  });
  const lookups = read.flatMap(({ lookup }) => lookup ?? []);
  const known = new Map(
    (await subscribersOf(tx, lookups, templateId, now)).map((row) => [row.mobile_lookup, row]),
  );
  return read.map(({ lineNo, text, number, earlier, lookup }): CheckedEntry => {
    const wrong = (why: GrantFault, fault: string, cure: string): CheckedEntry => ({
      lineNo,
      text,
      userId: null,
      wrong: { why, fault, cure },
    });
    if (number.kind === 'wrong') return wrong('notNumber', number.fault, number.cure);
    if (earlier !== undefined) return wrong('duplicate', `与第 ${earlier} 行重复`, '只发一张');
    const subscriber = known.get(lookup ?? '');
    if (!subscriber) return wrong('unknown', '没有这个用户', '没有登录过或已注销，先请用户登录一次');
    if (subscriber.isp_flag !== 1) return wrong('otherProvince', '外省号码', '本券仅限本省');
    if (skipOwners && subscriber.has_it) return wrong('owner', '已有同款未用', '用完后再发');
    return { lineNo, text, userId: subscriber.user_id };
  });
}

async function subscribersOf(
  tx: Tx,
  lookups: readonly string[],
  templateId: string,
  now: Date,
): Promise<readonly Subscriber[]> {
  if (lookups.length === 0) return [];
  const { rows } = await sql<Subscriber>`
    select u.mobile_lookup, u.user_id, u.isp_flag, exists (select from user_coupons c
      where c.template_id = ${templateId} and c.user_id = u.user_id and c.state = 'usable' and c.expires_at > ${now}) as has_it
    from users u where u.mobile_lookup = any(${lookups}::text[]) and u.closed_at is null`.execute(tx);
  return rows;
}
