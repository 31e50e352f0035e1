import type { Db, Tx } from '../../../db/database.ts';

/** The operator as the sign-in sees it. */
export const operatorByLogin = (db: Db, loginName: string) =>
  db
    .selectFrom('operators')
    .select(['operator_id', 'name', 'login_name', 'state', 'password_hash', 'totp_sealed'])
    .where('login_name', '=', loginName)
    .executeTakeFirst();

export const operatorById = (db: Db | Tx, operatorId: string) =>
  db
    .selectFrom('operators')
    .select(['operator_id', 'name', 'login_name', 'state', 'password_hash', 'totp_sealed'])
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
