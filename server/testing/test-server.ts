import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environments } from '#core/config/environments.ts';
import type { DataOf, Endpoint, RequestOf, SandboxEndpoint } from '#core/contract/endpoint.ts';
import type { Envelope } from '#core/contract/envelope.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { readConfig, type Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { PageFiles } from '../pages/page-files.ts';
import { start } from '../start.ts';
import { callSandbox } from './call-sandbox.ts';
import { sendCall, type Answered, type SendOptions } from './send-call.ts';
import { testDatabase, type TestDatabase } from './databases/test-database.ts';

export interface TestServerOptions {
  /** An existing database: for restarts, and for two instances. */
  readonly database?: Pick<TestDatabase, 'url'>;
  /** A database that has the demo data of today already; the server does not load it again. */
  readonly demo?: boolean;
  /** Environment settings, over those of a quiet sandbox. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly pages?: PageFiles;
  /** The machine's clock, for tests that set it. */
  readonly machineMs?: () => number;
  /** How often due work is looked for without a signal. */
  readonly dueEveryMs?: number;
}

export interface TestServer {
  readonly origin: string;
  readonly base: string;
  readonly config: Config;
  readonly database: Pick<TestDatabase, 'url'>;
  readonly db: Db;
  readonly deps: Deps;
  now(): Date;
  /** Moves the sandbox's clock forward. */
  advance(ms: number): Promise<void>;
  /** Makes a call like a page and returns its envelope. */
  call<E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
    options?: SendOptions,
  ): Promise<Envelope<DataOf<E>>>;
  /** The same with status and headers. */
  send<E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
    options?: SendOptions,
  ): Promise<Answered<DataOf<E>>>;
  /** The data alone; a refusal fails the test. */
  data<E extends Endpoint>(endpoint: E, input: RequestOf<E>, options?: SendOptions): Promise<DataOf<E>>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Makes a call of the workbench; a refusal fails the test. */
  sandbox<E extends SandboxEndpoint>(endpoint: E, input: RequestOf<E>): Promise<DataOf<E>>;
  /** Starts the next round of all background work at once. */
  wakeJobs(): void;
  /** Ends all background work: from then on only calls ask the database. */
  stopJobs(): Promise<void>;
  /** The log lines so far. */
  logs(): readonly string[];
  stop(): Promise<void>;
}

const quiet = {
  // Uploaded pictures; the run removes its temporary folder.
  DATA_DIR: join(tmpdir(), 'data'),
  PORT: '0',
  DEMO_DATA: '0',
  // A busy machine answers late; tests of unanswered queries set their own.
  DATABASE_TIMEOUT_MS: '30000',
  UPSTREAM_PAUSE_MS: '300',
  CALLS_PER_SECOND: '0',
  EVENTS_PER_SECOND: '0',
  EVENTS_PER_SECOND_TOTAL: '0',
  EVENTS_DISK_RESERVE_MB: '0',
  PAGES_PER_SECOND: '0',
  CAPTCHAS_PER_MINUTE: '0',
  TRUSTED_PROXIES: '1',
  LOG_LEVEL: 'debug',
  ACCESS_LOG_PERCENT: '0',
};

/** Starts the product on a new database and a free port. */
export async function testServer({
  database,
  demo = false,
  settings = {},
  pages,
  machineMs,
  dueEveryMs,
}: TestServerOptions = {}): Promise<TestServer> {
  const own = database ? undefined : await testDatabase({ demo });
  const { url } = database ?? own ?? { url: '' };
  const records: string[] = [];
  const config = readConfig({ ...quiet, ...settings });
  const { base } = environments[config.env];
  const started = await start({
    config,
    databaseUrl: url,
    pages,
    machineMs,
    dueEveryMs,
    logTo: { write: (record) => records.push(record) },
  });
  const { origin, deps } = started;

  const send: TestServer['send'] = (endpoint, input, options) =>
    sendCall(origin + base, endpoint, input, options);
  const sandbox: TestServer['sandbox'] = (endpoint, input) => callSandbox(origin, endpoint, input);
  return {
    origin,
    base,
    config,
    database: { url },
    db: deps.db,
    deps,
    now: () => deps.clock.now(),
    advance: async (ms) => void (await sandbox(controls.moveClock, { advanceMs: ms })),
    send,
    call: async (endpoint, input, options) => (await send(endpoint, input, options)).envelope,
    data: async (endpoint, input, options) => {
      const { envelope } = await send(endpoint, input, options);
      if (!envelope.success)
        throw new Error(`${endpoint.path} was refused: ${envelope.code} ${envelope.message}`);
      return envelope.data;
    },
    fetch: (path, init) => fetch(origin + path, init),
    sandbox,
    wakeJobs: () => started.wakeJobs(),
    stopJobs: () => started.stopJobs(),
    logs: () => records,
    stop: async () => {
      await started.stop();
      await own?.drop();
    },
  };
}
