import { isSigned } from '../../upstreams/signature.ts';
import { supplierSecret } from '../../upstreams/suppliers/supplier-secret.ts';
import { fakeHttpServer, signedBy, type FakeHttpServer } from './fake-http-server.ts';

type Sent = Readonly<Record<string, string>>;
/** What a partner answers to a request at a path; undefined: it has no such path. */
type Answers = (path: string, sent: Sent) => object | undefined;

/** A partner as docs/partners.md describes it: it refuses what is not signed, and signs its answers. */
async function partner(secretOf: (sent: Sent) => string, answers: Answers): Promise<FakeHttpServer> {
  const fake = await fakeHttpServer();
  fake.behave((request, response, body) => {
    const sent = JSON.parse(body) as Sent;
    const [path, secret] = [request.url ?? '', secretOf(sent)];
    const header = (name: string): string => String(request.headers[name]);
    const provided = {
      timestamp: header('x-timestamp'),
      nonce: header('x-nonce'),
      signature: header('x-signature'),
    };
    const isOurs = isSigned(secret, 'POST', path, body, provided, Date.now());
    const answer = isOurs ? answers(path, sent) : {};
    const status = !isOurs ? 401 : answer ? 200 : 404;
    signedBy(secret)(status, JSON.stringify(answer ?? {}))(request, response, body);
  });
  return fake;
}

export interface SmsStandIn extends Pick<FakeHttpServer, 'origin' | 'stop'> {
  /** The text of the newest message to a number. */
  newest(mobile: string): string | undefined;
}

/** A message gateway that keeps what it was sent. */
export async function smsStandIn(secret: string): Promise<SmsStandIn> {
  const texts = new Map<string, string>();
  const { origin, stop } = await partner(
    () => secret,
    (path, { mobile = '', text = '' }) => {
      if (path !== '/messages' || mobile === '') return undefined;
      texts.set(mobile, text);
      return { taken: true };
    },
  );
  return { origin, stop, newest: (mobile) => texts.get(mobile) };
}

/** The suppliers, each with the secret that is derived for it. */
export function supplierStandIn(root: string): Promise<FakeHttpServer> {
  const orders = new Map<string, 'granted' | 'refused'>();
  const decide = (claimId: string, outcome: 'granted' | 'refused'): object => {
    orders.set(claimId, orders.get(claimId) ?? outcome);
    return { outcome: orders.get(claimId) };
  };
  return partner(
    ({ supplier = '' }) => supplierSecret(root, supplier),
    (path, { claimId = '' }) => {
      switch (path) {
        case '/grants':
          return decide(claimId, 'granted');
        case '/revocations':
          return decide(claimId, 'refused');
        case '/queries':
          return { outcome: orders.get(claimId) ?? 'absent' };
        case '/statements':
          return { rows: [], next: null };
        case '/disputes':
          return { credited: false };
        default:
          return undefined;
      }
    },
  );
}
