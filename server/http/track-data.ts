import type { FastifyRequest } from 'fastify';
import { trackDataFields, type TrackData } from '#core/rules/tracking/track-data.ts';
import { isCleanText } from './clean-text.ts';

/** Longer headers are not read: a page cuts its values long before. */
const maxLength = 8_192;
const maxText = 256;

/** The known fields of a request's trackData header (§3, §7). Absent, broken or oversized data reads as none and refuses nothing (I3). */
export function trackDataIn({ headers }: Pick<FastifyRequest, 'headers'>): TrackData {
  const header = headers['trackdata'];
  if (typeof header !== 'string' || header.length > maxLength) return {};
  const sent = parsed(header);
  return Object.fromEntries(
    trackDataFields.flatMap((field) => {
      const value = Object.hasOwn(sent, field) ? sent[field] : undefined;
      return isText(value) || Number.isFinite(value) ? [[field, value as string | number]] : [];
    }),
  );
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= maxText && isCleanText(value);

function parsed(header: string): Readonly<Record<string, unknown>> {
  try {
    const sent: unknown = JSON.parse(decodeURIComponent(header));
    return typeof sent === 'object' && sent !== null ? { ...sent } : {};
  } catch {
    return {}; // no JSON, or a broken escape
  }
}
