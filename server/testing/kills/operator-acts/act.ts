import type { consoleCalls } from '#core/contract/console/index.ts';
import type { Role } from '#core/contract/console/permissions.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import type { ConsoleEndpoint, InputOf, RequestOf } from '#core/contract/endpoint.ts';
import { anOperator, consoleData, type TestOperator } from '../../operators/an-operator.ts';
import type { TestServer } from '../../test-server.ts';

type Calls = typeof consoleCalls;
export type CallName = keyof Calls;

/** An act of an operator at which a process is killed. Each has an operator of its own. `Parsed`: its input as its handler sees it. */
export interface Act<Input extends object = never, Parsed = Input> {
  readonly call: CallName;
  readonly by: Role;
  /** Makes what the act is about. No two acts are about the same. */
  prepare(server: TestServer, by: TestOperator): Promise<Input>;
  /** The kind of proposal that it approves. */
  readonly approves?: string;
  /** The name of its entry, where the act or a job writes others for the same operator. */
  readonly entry?: string;
  /** How the answer to a repetition begins after the act was committed; absent: that it is done. */
  readonly again?: string;
  /** Whether a repetition may find its work done by a job, and answer without writing. */
  readonly findsDone?: boolean;
  /** Whether its answer is a secret, which is not saved: a repetition is another act. */
  readonly isRepeated?: boolean;
  /** Whether it needs a code of the authenticator, which is spent whatever becomes of the act. */
  readonly needsCode?: boolean;
  /** What it causes, which a job of another process finishes. */
  comesAbout?(server: TestServer, input: Parsed): Promise<boolean>;
}

export const reason = '与用户和供应商核对过';

/** A row of the table whose input is that of its call. */
export const act = <Name extends CallName>(
  row: Act<RequestOf<Calls[Name]>, InputOf<Calls[Name]>> & { readonly call: Name },
): Act => row as unknown as Act;

interface Approval extends Pick<
  Act<{ readonly proposalId: string }>,
  'by' | 'entry' | 'needsCode' | 'comesAbout'
> {
  readonly approves: string;
  readonly proposer: Role;
  propose(server: TestServer, proposer: TestOperator): Promise<unknown>;
}

/** The approval of what another operator has just proposed. */
export const approval = ({ propose, proposer, ...row }: Approval): Act =>
  act({
    call: 'approveProposal',
    again: '这条申请已经处理过了',
    ...row,
    async prepare(server) {
      const by = await anOperator(server, { roles: [proposer] });
      await propose(server, by);
      return server.db
        .selectFrom('proposals')
        .select('proposal_id as proposalId')
        .where('proposed_by', '=', by.operatorId)
        .where('kind', '=', row.approves)
        .executeTakeFirstOrThrow();
    },
  });

/** Makes a call as another operator, whose entries do not count. */
export async function asAnother<E extends ConsoleEndpoint>(
  server: TestServer,
  role: Role,
  endpoint: E,
  input: RequestOf<E>,
) {
  return consoleData(server, endpoint, input, await anOperator(server, { roles: [role] }));
}

export const inMinutes = (server: TestServer, minutes: number): string =>
  new Date(server.now().getTime() + minutes * 60_000).toISOString();

/** Approves what waits for this target. */
export async function approved(server: TestServer, by: Role, proposalId: string): Promise<void> {
  await asAnother(server, by, proposals.approveProposal, { proposalId });
}
