import { cpuOf, cpuOfProcessTree } from './cpu-of.ts';
import type { LoadRequest } from './load-plan.ts';
import { load } from './load.ts';

export interface Measured {
  readonly origin: string;
  readonly request: LoadRequest;
  /** A good answer contains this text; any other ends the measurement. */
  readonly good: string;
  readonly server: number;
  readonly database?: number;
}

export interface CpuPerRequest {
  readonly serverUs: number;
  readonly databaseUs: number;
  readonly perSecond: number;
}

interface Slice {
  readonly serverMs: number;
  readonly databaseMs: number;
  readonly answers: number;
  readonly seconds: number;
}

const rounds = 10;
const secondsEach = 2;
const connections = 16;

/**
 * CPU time of one request under load, of each server's process and of the database's processes. The servers are measured in
 * rotation, so that drifts of the machine affect all of them.
 */
export async function cpuPerRequest<Name extends string>(
  all: Readonly<Record<Name, Measured>>,
): Promise<Readonly<Record<Name, CpuPerRequest>>> {
  const names = Object.keys(all) as Name[];
  const slices = new Map<Name, Slice[]>(names.map((name) => [name, []]));
  for (const name of names) await slice(all[name]); // warm-up
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) slices.get(name)?.push(await slice(all[name]));
  }
  return Object.fromEntries(names.map((name) => [name, sumOf(slices.get(name) ?? [])])) as Record<
    Name,
    CpuPerRequest
  >;
}

async function slice({ origin, request, good, server, database }: Measured): Promise<Slice> {
  const used = () => ({
    server: cpuOf(server),
    database: database === undefined ? 0 : cpuOfProcessTree(database),
  });
  const before = used();
  const result = await load({ origin, requests: [request], connections, maxSeconds: secondsEach, good });
  const after = used();
  const [bad] = Object.keys(result.bad);
  if (bad !== undefined) throw new Error(`${request.path} answered: ${bad}`);
  return {
    serverMs: after.server - before.server,
    databaseMs: after.database - before.database,
    answers: result.good,
    seconds: result.seconds,
  };
}

function sumOf(slices: readonly Slice[]): CpuPerRequest {
  const sum = (field: keyof Slice) => slices.reduce((all, each) => all + each[field], 0);
  const answers = sum('answers');
  return {
    serverUs: (sum('serverMs') * 1000) / answers,
    databaseUs: (sum('databaseMs') * 1000) / answers,
    perSecond: answers / sum('seconds'),
  };
}
