import { z } from 'zod';
import { hosts, type HostId } from '../../config/hosts.ts';
import { shape } from '../endpoint.ts';
import { noticeText } from './operations/maintenance.shapes.ts';
import { areaNum, idText, integer, isoTime, singleLine } from '../fields.ts';

const hostIds = hosts.map(({ id }) => id) as [HostId, ...HostId[]];

export const previewShapes = {
  previewToken: shape(
    z.object({
      /** The drafts to show in place of what is live; none: the page as it will be. */
      revisionIds: z.array(idText).max(6).default([]),
      /** Of the membership; 0: a subscriber without one; null: a guest. */
      level: integer(0, 9).nullable(),
      areaNum,
      brand: z.enum(['1', '2', '3']),
      host: z.enum(hostIds),
      /** Null: now. */
      at: isoTime.nullable(),
      /** A maintenance notice that stands over the page. */
      notice: noticeText.nullable().default(null),
    }),
    z.object({
      token: z.string(),
      /** The origin of the malls; empty where the console has the same. */
      origin: z.string(),
      expiresAt: isoTime,
    }),
  ),
  viewAs: shape(
    z.object({
      userId: idText,
      /** The ticket that it is for, which is open. */
      ticketId: idText.optional(),
      /** Why, where there is no ticket. The subscriber reads it. */
      reason: singleLine(100, 4).optional(),
    }),
    z.object({ token: z.string(), origin: z.string(), expiresAt: isoTime }),
  ),
};
