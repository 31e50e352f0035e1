import { z } from 'zod';
import { messageKinds, messageTopics } from './message-kinds.ts';
import { shape } from '../endpoint.ts';
import { count, id, idText, isoTime, noInput, notInSpec, pageOf, paging, picUrl } from '../fields.ts';

const kind = z.enum(messageKinds);

/** A page of the product, resolved in the mall the reader is in. */
const pageLink = z.object({ page: z.string().min(1).max(64), query: z.record(z.string(), z.string()) });
export type PageLink = z.output<typeof pageLink>;

/** The thing a message is about, with its picture. */
const subject = z.object({ picUrl, title: z.string(), line: z.string() });
export type MessageSubject = z.output<typeof subject>;

export const message = z.object({
  messageId: id,
  kind,
  topic: z.enum(messageTopics),
  title: z.string(),
  text: z.string(),
  publishedAt: isoTime,
  read: z.boolean(),
  subject: subject.nullable(),
  link: pageLink.nullable(),
});
export type Message = z.output<typeof message>;

const unreadCounts = z.object({ total: count, trade: count, rights: count, activity: count, service: count });
export type UnreadCounts = z.output<typeof unreadCounts>;

export const messagesShapes = {
  messages: shape(
    notInSpec(z.object({ kind: kind.optional(), ...paging })),
    notInSpec(pageOf(message).extend({ serverTime: isoTime })),
  ),
  unreadCounts: shape(noInput, notInSpec(unreadCounts)),
  messageDetail: shape(notInSpec(z.object({ messageId: idText })), notInSpec(message)),
  readMessage: shape(notInSpec(z.object({ messageId: idText })), notInSpec(unreadCounts)),
  readAllMessages: shape(
    notInSpec(
      z.object({
        kind: kind.optional(),
        /** The newest message shown: what arrived after it stays unread. */
        until: isoTime,
      }),
    ),
    notInSpec(unreadCounts),
  ),
};
