import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { messagesShapes } from './messages.shapes.ts';

/** 消息中心: what happened to the subscriber, and announcements to all. */
export const messages = withPrefix<typeof messagesShapes>(prefixes.user)({
  messages: get('/message/queryMessages', { access: 'member' }),
  unreadCounts: get('/message/queryUnreadCounts', { access: 'member' }),
  messageDetail: get('/message/queryMessageDetail', { access: 'member' }),
  readMessage: post('/message/readMessage', { access: 'member', writes: true }),
  readAllMessages: post('/message/readAllMessages', { access: 'member', writes: true }),
});
