const proofInAddress = /[?&](?:\w*[tT]oken|code|culMobile)=([^&#]{8,})/g;
const tokenHeaders = ['accesstoken', 'refreshtoken', 'sso-token'] as const;

/** Every token and proof that was used since this file began, as far as the test or its phones saw it. */
export const secrets = new Set<string>();

/** What pages reported about their visitors, as it left the browser. */
export const reports: string[] = [];

interface Asked {
  url(): string;
  headers(): Readonly<Record<string, string>>;
  postData(): string | null;
}

/** Notes what a request carries that must not turn up anywhere else. */
export function noteRequest(request: Asked): void {
  const [url, headers] = [request.url(), request.headers()];
  for (const [, proof] of url.matchAll(proofInAddress)) if (proof) secrets.add(decodeURIComponent(proof));
  for (const name of tokenHeaders) if (headers[name]) secrets.add(headers[name]);
  if (url.includes('/userLog/')) reports.push(request.postData() ?? '');
}
