import type { Selectable } from 'kysely';
import type { Agreements } from '../../db/schema/accounts.ts';
import { agreements } from '../data/agreements.ts';

export const demoAgreements: readonly Selectable<Agreements>[] = agreements.map(
  ({ id, title, paragraphs }) => ({
    template_id: id,
    version: '2026.1',
    title,
    body: paragraphs.join('\n'),
    published_at: new Date('2026-01-01T00:00:00+08:00'),
    needs_consent: true,
    proposal_id: null,
  }),
);
