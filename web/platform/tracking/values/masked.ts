import { maskAll } from '#core/rules/format/phone.ts';

/** A record without empty fields and with mobile numbers masked in every field. */
export const masked = <R extends object>(record: R): R =>
  Object.fromEntries(
    Object.entries(record).flatMap(([key, value]: [string, unknown]) =>
      value === undefined || value === '' ? [] : [[key, typeof value === 'string' ? maskAll(value) : value]],
    ),
  ) as R;
