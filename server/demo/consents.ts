import type { Selectable } from 'kysely';
import type { Consents } from '../db/schema/accounts.ts';
import { demoAgreements } from './agreements.ts';
import { monthStart } from './month-start.ts';
import type { DemoSubscriber } from './subscribers.ts';

const given: readonly string[] = ['user-service', 'privacy', 'number-auth'];

/** What a demo subscriber agreed to at the first sign-in. */
export const consentsOf = ({ userId }: DemoSubscriber, now: Date): readonly Selectable<Consents>[] =>
  demoAgreements
    .filter(({ template_id }) => given.includes(template_id))
    .map(({ template_id, version }) => ({
      user_id: userId,
      template_id,
      version,
      agreed_at: monthStart(now, 1),
      withdrawn_at: null,
    }));
