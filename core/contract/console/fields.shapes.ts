import { z } from 'zod';
import { count, idText, integer } from '../fields.ts';
import { permissions, roles } from './permissions.ts';

export const role = z.enum(roles);
export const permission = z.enum(permissions);
export const totpCode = z.string().regex(/^\d{6}$/);
export const loginName = z.string().regex(/^[a-z0-9][a-z0-9._-]{1,31}$/);

/** Spread into the input of every list: the key of the last row, and how many rows. */
export const keyset = { after: idText.optional(), limit: integer(1, 100).default(50) };
/** A page of a list. `count` is exact up to 10,000 (docs/decisions/0107). */
export const rowsOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    /** Sent as `after` for the next page; null: this is the last. */
    nextKey: z.string().nullable(),
    /** Null on every page but the first. */
    count: z.object({ value: count, exact: z.boolean() }).nullable(),
  });

/** One changed field, as approvals and the audit log show it. */
export const fieldChange = z.object({ field: z.string(), before: z.string(), after: z.string() });
export type FieldChange = z.output<typeof fieldChange>;

export const operatorName = z.object({ operatorId: z.string(), name: z.string() });
