const proofKeys = /token(?:Value)?$|^culMobile$|^stateSecret$/i;
const shortestProof = 8;
const tokenHeaders = ['accesstoken', 'refreshtoken', 'sso-token'] as const;

/** Every token and proof that was used since this file began, as far as the test or its phones saw it. */
export const secrets = new Set<string>();

/** What pages reported about their visitors, as it left the browser: log calls, the tracking header of every call, the analytics SDK. */
export const reports: string[] = [];

interface Asked {
  url(): string;
  headers(): Readonly<Record<string, string>>;
  postData(): string | null;
}

/** Notes what a request carries that must not turn up anywhere else. */
export function noteRequest(request: Asked): void {
  const [url, headers] = [request.url(), request.headers()];
  const query = new URL(url).searchParams;
  // A code beside its state is a proof; elsewhere it names a kind of something.
  for (const [key, value] of query)
    if (value.length >= shortestProof && (proofKeys.test(key) || (key === 'code' && query.has('state'))))
      secrets.add(value);
  for (const name of tokenHeaders) if (headers[name]) secrets.add(headers[name]);
  if (url.includes('/userLog/')) reports.push(request.postData() ?? '');
  if (headers['trackdata']) reports.push(decodeURIComponent(headers['trackdata']));
}
