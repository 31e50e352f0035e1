import { createHash } from 'node:crypto';
import type { Exchange } from '../../upstreams/conformance/player.ts';
import type { Port } from '../../upstreams/conformance/ports.ts';
import type { OurInterface } from './play-our-side.ts';
import { signAnswer, signRequest } from '../../upstreams/signature.ts';

export interface PlayedPort {
  readonly name: string;
  readonly port: Port;
  readonly exchanges: readonly Exchange[];
}

const json = (value: unknown): string => `\`\`\`text\n${JSON.stringify(value)}\n\`\`\``;

const exchangeText = ({ what, path, request, status, answer }: Exchange): string =>
  `**POST ${path}**: ${what}\n\n${json(request)}\n\n${status}\n\n${json(answer)}`;

const portText = ({ name, port, exchanges }: PlayedPort): string =>
  [
    `## ${port.title}`,
    [
      `- Settings: ${port.settings.map((setting) => `\`${setting}\``).join(', ')}. Conformance: \`npm run partner -- ${name}\`.`,
      `- Time limit: ${port.timeLimit}. Retries: ${port.retries}`,
      `- Errors: ${port.errors}`,
    ].join('\n'),
    callList(port),
    ...exchanges.map(exchangeText),
  ].join('\n\n');

const callList = ({ calls }: Port): string =>
  calls
    .map(
      ({ path, does, again, unanswered }) =>
        `- \`${path}\` ${does}. Sent again: ${again}. Without a valid answer: ${unanswered}.`,
    )
    .join('\n');

const ourText = ({ title, text, exchanges, verdicts }: OurInterface): string =>
  [
    `## ${title}`,
    text,
    ...exchanges.map(exchangeText),
    ...(Object.keys(verdicts).length > 0
      ? [
          'What `verdict` and `text` say:',
          Object.entries(verdicts)
            .map(([verdict, said]) => `- \`${verdict}\`: ${said}`)
            .join('\n'),
        ]
      : []),
  ].join('\n\n');

/** The text of docs/partners.md, with the exchanges of a run against the sandbox. */
export const partnersPage = (played: readonly PlayedPort[], ours: readonly OurInterface[]): string =>
  `${[introduction(), ...played.map(portText), ...ours.map(ourText)].join('\n\n')}\n`;

function introduction(): string {
  const [secret, at, nonce, path] = [
    'an example secret of at least 32 characters',
    1767225600000,
    '00112233445566778899aabb',
    '/queries',
  ];
  const body = '{"claimId":"c-1","supplier":"test"}';
  const answer = '{"outcome":"absent"}';
  const asked = signRequest(secret, 'POST', path, body, at, nonce);
  const answered = signAnswer(secret, { path, nonce, status: 200, body: answer }, at);
  const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
  return `# Interfaces of partners

A test writes this page from a run against the sandbox and compares it (\`server/scenarios/partners.test.ts\`; \`-u\` writes it again).

All systems here speak JSON over HTTPS: we POST, and the path below is added to the address of the setting. Systems of public vendors (the chat app with
its payments, the online wallet, maps, the store of pictures) have the contracts of their vendors and are not on this page.

## Signature

Both sides share a secret of at least 32 characters, another one for each partner (of suppliers: each has its own, derived from \`SUPPLIER_SECRET\`, so
that none can answer for another). A request carries \`x-timestamp\` (milliseconds), \`x-nonce\` and \`x-signature\`: the HMAC-SHA256, in hex, of these lines
joined by a line feed:

\`\`\`text
POST
${path}
${asked.timestamp}
${nonce}
${hash(body)}
\`\`\`

The last line is the SHA-256 of the body, here \`${body}\`. With the secret \`${secret}\` the signature is
\`${asked.signature}\`.

The answer is signed in the same way, with its own \`x-timestamp\`, the nonce of the question, and \`ANSWER\` with the status in the place of the method:

\`\`\`text
ANSWER 200
${path}
${answered.timestamp}
${nonce}
${hash(answer)}
\`\`\`

For \`${answer}\` that is
\`${answered.signature}\`.

A request with a wrong signature, or whose time differs by more than five minutes, is answered 401. An answer that is not signed, is too long (64 KB) or has
another form counts as none: what it was about stays open, because it may have been done. Server errors (5xx) settle nothing. After five failures in a row nothing is
sent for 5 s (\`UPSTREAM_PAUSE_MS\`), then one request tries. Redirects are not followed.

The endpoint of the settings is checked by \`npm run partner -- <port>\`, another one by \`PARTNER_SECRET=… npm run partner -- <port> <url>\`, with \`--name\` for a supplier,
\`--mobile\` for a number of tests, \`--day\` for the day of the statement (yesterday) and \`--proof kind:proof\` for a genuine proof (identity). It prints one line for each
point of the contract and ends with status 1 when one is wrong. It sends two messages (sms), orders and disputes one right (supplier, \`test-right\`), credits and debits one fen and
orders \`test-business\` for nothing (billing), issues and reverses an invoice of one fen, opens and closes a payment of one fen that nobody pays (operator-wallet, bank-card).
All calls are made as our product makes them, and their answers are read by the same forms.`;
}
