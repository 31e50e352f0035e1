import { createHash } from 'node:crypto';
import { maskMobile } from '#core/rules/format/phone.ts';
import { demoSubscribers } from '../demo/subscribers.ts';

/** Somebody a stand-in page lets one be. */
export interface Person {
  readonly label: string;
  readonly hint: string;
  readonly mobile: string | null;
  readonly subject: string | null;
}

export const demoPeople = (subjectOf: (mobile: string) => string | null): readonly Person[] =>
  demoSubscribers.map(({ mobile, title }) => ({
    label: title,
    hint: maskMobile(mobile),
    mobile,
    subject: subjectOf(mobile),
  }));

/** The chat-app identity of whoever has this number; nobody reads the number out of it. */
export const openIdOf = (mobile: string): string =>
  `sandbox-${createHash('sha256').update(mobile).digest('hex').slice(0, 20)}`;
