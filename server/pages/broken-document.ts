import { noticePage, noticePolicy } from '../http/notice-page.ts';
import type { ReadyDocument } from './ready-document.ts';

/** Sent when rendering fails: a sentence and a reload link, never an envelope. */
export const brokenDocument: ReadyDocument = {
  status: 500,
  html: noticePage({ title: '页面开小差了', text: '请稍后再试' }),
  policy: noticePolicy,
};
