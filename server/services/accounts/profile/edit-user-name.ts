import type { DataOf } from '#core/contract/endpoint.ts';
import type { profile } from '#core/contract/user/profile.ts';
import { nameEdits, nameRefusal, remainingNameEdits } from '#core/rules/membership/user-name.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';

/** Changes the subscriber's name, at most three times. The row counts, so concurrent requests are counted too. */
export async function editUserName(
  { db }: Deps,
  { userId }: Member,
  input: string,
): Promise<DataOf<typeof profile.editUserName>> {
  const name = input.normalize('NFKC');
  const blocked = await db
    .selectFrom('dictionary')
    .select('value')
    .where('code', '=', 'userNameBlockedWords')
    .execute();
  const reason = nameRefusal(
    name,
    blocked.map(({ value }) => value),
  );
  if (reason !== '') throw new Refusal(reason);
  const edited = await db
    .updateTable('users')
    .set((e) => ({ user_name: name, name_edits: e('name_edits', '+', 1) }))
    .where('user_id', '=', userId)
    .where('name_edits', '<', nameEdits)
    .where('user_name', '<>', name)
    .returning('name_edits')
    .executeTakeFirst();
  if (edited) return { userName: name, remainingEditCount: remainingNameEdits(edited.name_edits) };
  const now = await userName({ db }, userId);
  if (now.userName === name) return now; // a repetition does not count
  throw new Refusal('昵称最多修改3次，您的次数已用完');
}

export async function userName(
  { db }: Pick<Deps, 'db'>,
  userId: string,
): Promise<DataOf<typeof profile.userName>> {
  const { user_name, name_edits } = await db
    .selectFrom('users')
    .select(['user_name', 'name_edits'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { userName: user_name, remainingEditCount: remainingNameEdits(name_edits) };
}
