/** SQLSTATEs raised by functions/claim_batch_all_or_nothing.sql. Class MB belongs neither to the SQL standard nor to PostgreSQL. */
export const claimSqlState = {
  /** The right, its group or its product has changed since the caller read it. */
  rightChanged: 'MB001',
  /** A claimant has no subscription that gives the right. */
  notOwned: 'MB002',
  /** The stock does not suffice for the whole batch. */
  stockShort: 'MB003',
} as const;

/** The right is claimed already (claims_once_per_cycle, claims_pkey), or something of its group was chosen before (group_use_pkey). */
const uniqueViolation = '23505';

const claimConflicts: ReadonlySet<string | undefined> = new Set([
  uniqueViolation,
  ...Object.values(claimSqlState),
]);

export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === uniqueViolation;

/** A constraint that bounds a number: a limit is reached. */
export const isCheckViolation = (error: unknown): boolean => sqlState(error) === '23514';

/** Whether a batch of claims was rejected as a whole and may succeed in part. */
export const isClaimConflict = (error: unknown): boolean => claimConflicts.has(sqlState(error));

/** Classes 22 and 23: a value or a constraint. Any other error would be met by the rest of a batch as well. */
export const isDataError = (error: unknown): boolean => /^2[23]/.test(sqlState(error) ?? '');

/** The database ended one of two transactions that waited for each other. */
export const isDeadlock = (error: unknown): boolean => sqlState(error) === '40P01';

/** A lock was not free within lock_timeout. */
export const isLockTimeout = (error: unknown): boolean => sqlState(error) === '55P03';

export const isUndefinedTable = (error: unknown): boolean => sqlState(error) === '42P01';

const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
