import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const proofKeys = /token(?:Value)?$|^culMobile$|^stateSecret$/i;
const shortestProof = 8;
const tokenHeaders = ['accesstoken', 'refreshtoken', 'sso-token'] as const;
const suffix = '.recorded.json';

/** What was seen while tests ran, to be looked for afterwards in what the product stored. */
export interface Recorded {
  /** Every token and proof that a phone sent. */
  readonly secrets: readonly string[];
  /** What pages reported about their visitors: log calls, the tracking header of calls, the analytics SDK. */
  readonly reports: readonly string[];
}

const secrets = new Set<string>();
const reports: string[] = [];

export const recordReport = (text: string): void => void reports.push(text);
export const recorded = (): Recorded => ({ secrets: [...secrets], reports });

interface SentRequest {
  url(): string;
  headers(): Readonly<Record<string, string>>;
  postData(): string | null;
}

/** Records what a request carries that must not be stored or logged. */
export function recordRequest(request: SentRequest): void {
  const [url, headers] = [request.url(), request.headers()];
  const query = new URL(url).searchParams;
  // `code` is a proof only beside `state`; elsewhere it names a kind.
  for (const [key, value] of query)
    if (value.length >= shortestProof && (proofKeys.test(key) || (key === 'code' && query.has('state'))))
      secrets.add(value);
  for (const name of tokenHeaders) if (headers[name]) secrets.add(headers[name]);
  if (url.includes('/userLog/')) recordReport(request.postData() ?? '');
  if (headers['trackdata']) recordReport(decodeURIComponent(headers['trackdata']));
}

/** Saves this worker's records where the end of the run reads them. */
export const saveRecorded = (folder: string): void =>
  writeFileSync(join(folder, `${process.pid}${suffix}`), JSON.stringify(recorded()));

/** The records of all workers. */
export function readRecorded(folder: string): Recorded {
  const all = readdirSync(folder)
    .filter((name) => name.endsWith(suffix))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Recorded);
  return {
    secrets: all.flatMap((one) => one.secrets),
    reports: all.flatMap((one) => one.reports),
  };
}
