import { z } from 'zod';
import { isoTime, singleLine } from '#core/contract/fields.ts';

const emptyIsNull = (text: string | null): string | null => (text === '' ? null : text);

/** Fields of items that operators edit. An id made by the page is replaced by nothing: it stays through versions. */
export const itemId = z.string().regex(/^[A-Za-z0-9_.:-]{1,64}$/);
export const link = z.string().trim().max(2048).nullable().transform(emptyIsNull);
export const optionalText = (max: number) => singleLine(max, 0).nullable().transform(emptyIsNull);
export const time = isoTime.nullable();
export const texts = z.array(singleLine(40)).max(50);
export const cities = z.array(z.string().regex(/^\d{6}$/)).max(20);

interface Window {
  readonly beginsAt: string | null;
  readonly endsAt: string | null;
}
export const isWindow = ({ beginsAt, endsAt }: Window): boolean =>
  beginsAt === null || endsAt === null || Date.parse(beginsAt) < Date.parse(endsAt);
export const windowFault = { path: ['endsAt'], message: 'ends before it begins' };

export const asTime = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));
export const asIso = (at: Date | null): string | null => at?.toISOString() ?? null;
