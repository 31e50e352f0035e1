import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Call } from './call.ts';
import { networkOf } from './limits/client-network.ts';

const proofForm = /^[\x21-\x7e]{1,4096}$/;
const channelForm = /^[A-Za-z0-9_.:-]{1,64}$/;
const formed = (value: string | string[] | undefined, form: RegExp): string | undefined =>
  typeof value === 'string' && form.test(value) ? value : undefined;

/** The data of a request that use cases read, from its headers. */
export const requestFacts = ({
  headers,
  ip,
}: FastifyRequest): Pick<Call, 'ip' | 'network' | 'device' | 'ssoToken' | 'ssoChannel'> => ({
  ip,
  network: networkOf(ip),
  device: () =>
    createHash('sha256')
      .update(`${networkOf(ip)}\n${headers['user-agent'] ?? ''}`)
      .digest('base64url')
      .slice(0, 22),
  ssoToken: formed(headers['sso-token'], proofForm),
  ssoChannel: formed(headers['sso-channel'], channelForm),
});
