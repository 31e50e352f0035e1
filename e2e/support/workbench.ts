interface SmsInInbox {
  readonly mobile: string;
  readonly code: string;
  readonly text: string;
}

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The workbench's JSON: what the outside world does. */
export function workbench(origin: string) {
  const post = async <T>(path: string, body: object): Promise<T> => {
    const response = await fetch(`${origin}/sandbox/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as T;
  };
  const advance = (advanceMs: number) => post<{ now: string }>('/clock', { advanceMs });
  return {
    newestSms: async (mobile: string): Promise<SmsInInbox | undefined> =>
      ((await (await fetch(`${origin}/sandbox/api/sms?mobile=${mobile}`)).json()) as SmsInInbox[])[0],
    supplier: (mode: 'ok' | 'slow' | 'fail' | 'timeout') => post('/supplier', { mode }),
    advance,
    /** Moves the clock by what the time it shows asks for. */
    advanceUntil: async (wait: (now: number) => number) => advance(wait(Date.parse((await advance(0)).now))),
    ssoToken: async (kind: string, mobile: string) =>
      (await post<{ token: string }>('/sso-token', { kind, mobile })).token,
    hostUser: (mobile: string | null) => post('/host-user', { mobile }),
    network: (mobile: string | null) => post('/network', { mobile }),
    outage: (upstream: string, on: boolean) => post('/outage', { upstream, on }),
    script: (name: string, mode: string) => post('/script', { name, mode }),
    position: (where: { longitude: number; latitude: number } | { off: true }) => post('/position', where),
    degradation: (areaNum: string, flag: 0 | 2 | 4) => post('/degradation', { areaNum, flag }),
    maintenance: (on: boolean) => post('/maintenance', { on }),
    reset: () => post('/reset', {}),
    session: (mobile: string) => post<Tokens>('/session', { mobile }),
    claims: async () =>
      (await (await fetch(`${origin}/sandbox/api/claims`)).json()) as readonly {
        mobile: string;
        rightsName: string;
        cycle: string;
        state: string;
        tries: number;
      }[],
  };
}
