import { createHash } from 'node:crypto';
import { maskMobile } from '#core/rules/format/phone.ts';
import { demoSubscribers } from '../../demo/subscribers.ts';

/** A user offered on an emulated page. */
export interface Person {
  readonly label: string;
  readonly hint: string;
  readonly mobile: string | null;
  readonly subject: string | null;
}

export const demoPersons = (subjectOf: (mobile: string) => string | null): readonly Person[] =>
  demoSubscribers.map(({ mobile, title }) => ({
    label: title,
    hint: maskMobile(mobile),
    mobile,
    subject: subjectOf(mobile),
  }));

/** The chat-app identity of a number: a hash, which does not reveal it. */
export const openIdOf = (mobile: string): string =>
  `sandbox-${createHash('sha256').update(mobile).digest('hex').slice(0, 20)}`;
