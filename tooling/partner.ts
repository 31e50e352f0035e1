import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { player } from '#server/upstreams/conformance/player.ts';
import { ports } from '#server/upstreams/conformance/ports.ts';

/** `npm run partner -- supplier <url>`: plays the contract of a port against an endpoint and reports line by line; the secret comes from PARTNER_SECRET. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string', default: 'test' }, mobile: { type: 'string', default: '13800000000' } },
});
const [portName = '', url] = positionals;
const port = ports.get(portName);
const secret = process.env['PARTNER_SECRET'];
if (!port || !url || !secret) {
  console.error(
    `Usage: PARTNER_SECRET=… npm run partner -- <${[...ports.keys()].join('|')}> <url> [--name supplier] [--mobile number]`,
  );
  process.exit(2);
}
const playing = player({ url, secret, timeoutMs: port.timeoutMs, ...values });
await port.play(playing, randomBytes(6).toString('hex'));
for (const { what, fault } of playing.lines)
  console.log(fault === undefined ? `ok     ${what}` : `WRONG  ${what}: ${fault}`);
const wrong = playing.lines.filter(({ fault }) => fault !== undefined).length;
console.log(`\n${port.title}: ${playing.lines.length - wrong} of ${playing.lines.length} as agreed`);
if (wrong > 0) process.exitCode = 1;
