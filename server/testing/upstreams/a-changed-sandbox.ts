import { signRequest } from '../../upstreams/signature.ts';
import { fakeHttpServer, signedBy, type FakeHttpServer } from './fake-http-server.ts';

export interface Asked {
  readonly path: string;
  readonly sent: Readonly<Record<string, unknown>>;
  /** How often this very request came before. */
  readonly earlier: number;
}

export interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Misbehaviour {
  /** What reaches the sandbox instead of the request. */
  readonly sends?: (asked: Asked) => object;
  /** What comes back instead of its answer. */
  readonly answers?: (asked: Asked, answer: Answered) => Answered;
}

/** A server in front of a sandbox that changes single requests and answers, and signs what it changed as a partner would. */
export async function changedSandbox(
  sandboxUrl: string,
  secret: string,
  { sends, answers = (_asked, answer) => answer }: Misbehaviour,
): Promise<FakeHttpServer> {
  const fake = await fakeHttpServer();
  const counts = new Map<string, number>();
  fake.behave((request, response, body) => {
    const path = request.url ?? '';
    const key = `${path} ${body}`;
    const earlier = counts.get(key) ?? 0;
    counts.set(key, earlier + 1);
    const asked: Asked = { path, sent: JSON.parse(body) as Asked['sent'], earlier };
    const header = (name: string): string => String(request.headers[name]);
    const changed = sends && JSON.stringify(sends(asked));
    const nonce = header('x-nonce');
    // What is not changed keeps its signature, also a wrong one.
    const isChanged = changed !== undefined && changed !== body.trim();
    const signed = isChanged ? signRequest(secret, 'POST', path, changed, Date.now(), nonce) : undefined;
    void fetch(sandboxUrl + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-nonce': nonce,
        'x-timestamp': signed?.timestamp ?? header('x-timestamp'),
        'x-signature': signed?.signature ?? header('x-signature'),
      },
      body: isChanged ? changed : body,
    }).then(async (reply) => {
      const answer = { status: reply.status, body: (await reply.json()) as Answered['body'] };
      const { status, body: said } = answers(asked, answer);
      signedBy(secret)(status, JSON.stringify(said))(request, response, body);
    });
  });
  return fake;
}
