import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { idText, isoTime, noData, singleLine } from '../fields.ts';
import { fieldChange, keyset, operatorName, rowsOf, totpCode } from './fields.shapes.ts';

export const proposalStates = [
  'waiting',
  'approved',
  'returned',
  'rejected',
  'withdrawn',
  'expired',
] as const;
export type ProposalState = (typeof proposalStates)[number];

const proposal = z.object({
  proposalId: z.string(),
  kind: z.string(),
  /** The act in words: 修改价格. */
  act: z.string(),
  target: z.string(),
  targetName: z.string(),
  changes: z.array(fieldChange),
  /** What the act would do if it ran now, sentence by sentence. */
  effects: z.array(z.string()),
  /** The most that it can cost; null: nothing that can be counted. */
  costFen: z.int().nullable(),
  reason: z.string(),
  state: z.enum(proposalStates),
  proposedBy: operatorName,
  proposedAt: isoTime,
  endsAt: isoTime,
  decidedBy: operatorName.nullable(),
  decidedAt: isoTime.nullable(),
  comment: z.string(),
  /** Whether the caller may decide it. */
  mayDecide: z.boolean(),
  /** Whether the decision needs a code of the authenticator. */
  needsTotp: z.boolean(),
});
export type Proposal = z.output<typeof proposal>;

const decision = { proposalId: idText, comment: singleLine(200, 0).default('') };

export const proposalShapes = {
  proposals: shape(
    z.object({
      list: z.enum(['to-decide', 'own', 'all']).default('to-decide'),
      kind: idText.optional(),
      ...keyset,
    }),
    rowsOf(proposal).extend({
      /** What can be proposed, by its words. */
      kinds: z.array(z.object({ kind: z.string(), act: z.string() })),
    }),
  ),
  proposal: shape(z.object({ proposalId: idText }), proposal),
  approveProposal: shape(z.object({ ...decision, totp: totpCode.optional() }), noData),
  returnProposal: shape(z.object({ proposalId: idText, comment: singleLine(200, 2) }), noData),
  rejectProposal: shape(z.object({ proposalId: idText, comment: singleLine(200, 2) }), noData),
  withdrawProposal: shape(z.object({ proposalId: idText }), noData),
};
