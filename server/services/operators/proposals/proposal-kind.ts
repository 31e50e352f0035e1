import type { z } from 'zod';
import type { FieldChange } from '#core/contract/console/fields.shapes.ts';
import type { Permission } from '#core/contract/console/permissions.ts';
import type { Tx } from '../../../db/database.ts';

/** What an act would change if it ran now. */
export interface DryRun {
  readonly target: string;
  readonly targetName: string;
  /** Changes whenever the target changes: an approval for another version is refused. */
  readonly baseVersion: string;
  readonly changes: readonly FieldChange[];
  readonly effects: readonly string[];
  /** The most that it can cost; null: nothing that can be counted. */
  readonly costFen: number | null;
}

export interface ActContext {
  readonly now: Date;
  readonly proposedBy: string;
  readonly decidedBy: string;
  readonly proposalId: string;
}

/**
 * A kind of act that needs a second person. Each belongs to its domain; the composition root passes the list of all.
 * `dryRun` and `apply` throw a Refusal where the act is not possible.
 */
export interface ProposalKind<Input extends object = never> {
  readonly kind: string;
  /** The act in words: 修改价格. */
  readonly act: string;
  readonly objectKind: string;
  readonly approve: Permission;
  readonly input: z.ZodType<Input>;
  /** Reads the target under a lock, so that what it says is true until the transaction ends. */
  dryRun(tx: Tx, input: Input, now: Date): Promise<DryRun>;
  /** Whether the approval needs a code of the authenticator. */
  needsTotp(costFen: number | null): boolean;
  apply(tx: Tx, input: Input, context: ActContext): Promise<void>;
}

/** Every kind by its name; inputs are stored as JSON and read by the kind's schema. */
export type ProposalKinds = ReadonlyMap<string, ProposalKind>;

/** A kind whose input type is not known outside. */
export const anyKind = <Input extends object>(kind: ProposalKind<Input>): ProposalKind =>
  kind as unknown as ProposalKind;

export const kindsByName = (kinds: readonly ProposalKind[]): ProposalKinds =>
  new Map(kinds.map((kind) => [kind.kind, kind]));
