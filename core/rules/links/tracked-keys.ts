import type { QueryValue } from './query-string.ts';

/** Query keys that are also stored in local storage (§2, §3 Stored values). */
export const trackedKeys = [
  'channelId',
  'contentId',
  'messageId',
  'orderSource',
  'channelAreaNum',
  'pChannelId',
  'marketWXMAppId',
] as const;
export type TrackedKey = (typeof trackedKeys)[number];

/** The tracked values among params; empty ones are omitted, so that they do not overwrite stored values. */
export const trackedValues = (
  params: Readonly<Record<string, QueryValue>>,
): ReadonlyMap<TrackedKey, string> =>
  new Map(
    trackedKeys.flatMap((key) => {
      const value = params[key];
      return value === undefined || value === null || value === '' ? [] : [[key, String(value)] as const];
    }),
  );
