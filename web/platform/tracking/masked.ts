import { maskAll } from '#core/rules/format/phone.ts';

/** A record without what is not known, and with every mobile number masked, wherever it stands: a name or an id of an address may hold one. */
export const masked = <R extends object>(record: R): R =>
  Object.fromEntries(
    Object.entries(record).flatMap(([key, value]: [string, unknown]) =>
      value === undefined || value === '' ? [] : [[key, typeof value === 'string' ? maskAll(value) : value]],
    ),
  ) as R;
