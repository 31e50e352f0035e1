import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { player } from '../upstreams/conformance/player.ts';
import { ports, type Port } from '../upstreams/conformance/ports.ts';
import { supplierSecret } from '../upstreams/suppliers/supplier-secret.ts';
import { done, failed, type CommandResult } from './command-result.ts';

const dayMs = 24 * 60 * 60_000;
const usage = `Usage: npm run partner -- <${[...ports.keys()].join('|')}> [url] [--name supplier] [--mobile number] [--day YYYY-MM-DD] [--proof kind:proof]
Without a URL the settings of the port are used; with one, PARTNER_SECRET is its secret.`;

/** `npm run partner -- supplier`: plays the contract of a port against an endpoint and reports line by line. */
export async function runPartnerCommand(args: readonly string[]): Promise<CommandResult> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      name: { type: 'string', default: 'test' },
      mobile: { type: 'string', default: '13800000000' },
      day: { type: 'string', default: chinaDay(Date.now() - dayMs) },
      proof: { type: 'string' },
    },
  });
  const [portName = '', given] = positionals;
  const port = ports.get(portName);
  if (!port || !z.iso.date().safeParse(values.day).success) return failed(usage);
  const { url, secret } = given === undefined ? fromSettings(port, values.name) : fromCommand(given);
  if (!url || !secret) return failed(usage);
  const playing = player({ url, secret, timeoutMs: port.timeoutMs, now: Date.now, ...values });
  await port.play(playing, randomBytes(6).toString('hex'));
  const wrong = playing.lines.filter(({ fault }) => fault !== undefined).length;
  const text = [
    ...playing.lines.map(({ what, fault }) =>
      fault === undefined ? `ok     ${what}` : `WRONG  ${what}: ${fault}`,
    ),
    '',
    `${port.title}: ${playing.lines.length - wrong} of ${playing.lines.length} as agreed`,
  ].join('\n');
  return wrong === 0 ? done(text) : failed(text);
}

interface Endpoint {
  readonly url: string | undefined;
  readonly secret: string | undefined;
}

const fromCommand = (url: string): Endpoint => ({ url, secret: process.env['PARTNER_SECRET'] });

/** The secret of a supplier is derived from the one of the settings. */
function fromSettings({ settings: [url, secret], sandbox }: Port, name: string): Endpoint {
  const { [url]: address, [secret]: shared } = process.env;
  const isDerived = sandbox === 'suppliers' && shared !== undefined;
  return { url: address, secret: isDerived ? supplierSecret(shared, name) : shared };
}
