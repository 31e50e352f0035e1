import { z } from 'zod';
import { mobile, opaqueToken } from '../fields.ts';
import { shape } from '../endpoint.ts';

export const scriptName = z.enum(['chat-sdk', 'chat-sdk-2', 'maps', 'app-bridge', 'one-tap', 'analytics']);
export type ScriptName = z.output<typeof scriptName>;

/** How an emulated script behaves (F11); the last three and 'throws' take effect when it is called. */
export const scriptMode = z.enum([
  'ok',
  '404',
  '500',
  'hang',
  'syntax',
  'throws',
  'silent',
  'twice',
  'wrong',
]);
export type ScriptMode = z.output<typeof scriptMode>;

export const position = z.object({
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
});
export type Position = z.output<typeof position>;

/** The proofs of a sign-in that an identity service issues. */
export const identityKind = z.enum([
  'easy-choice',
  'partner-mobile',
  'operator',
  'unified-platform',
  'rights-platform',
  'provincial-app',
  'video-a',
  'video-b',
  'middle-platform',
  'mall',
  'mobile-network',
  'one-tap',
]);
const proofKind = z.enum([...identityKind.options, 'chat-code', 'mini-code', 'mini-phone']);
export type ProofKind = z.output<typeof proofKind>;

const host = z.object({ mobile: z.string().nullable(), position: position.nullable() });
const script = z.object({ name: scriptName, mode: scriptMode });
const numberOrNone = z.object({ mobile: mobile.nullable() });

export const hostShapes = {
  host: shape(z.object({}), host),
  /** Without a position, location is denied. */
  setPosition: shape(z.union([position, z.strictObject({ off: z.literal(true).optional() })]), host),
  setHostUser: shape(numberOrNone, host),
  setScript: shape(script, script),
  checkChatSignature: shape(
    z.object({
      timestamp: z.union([z.int(), z.string()]),
      nonceStr: z.string(),
      signature: z.string(),
      url: z.string(),
    }),
    z.object({ valid: z.boolean() }),
  ),
  issueProof: shape(z.object({ kind: proofKind, mobile }), z.object({ token: z.string() })),
  setNetwork: shape(numberOrNone, z.object({ network: z.string().nullable() })),
  oneTap: shape(
    /** The number of an emulated phone; absent: that of the network. */
    z.object({ sign: opaqueToken, mobile: mobile.optional() }),
    z.object({
      code: z.string(),
      message: z.string().optional(),
      token: z.string().optional(),
      userInformation: z.string().optional(),
    }),
  ),
  handOver: shape(
    z.object({ token: opaqueToken, channel: z.string().max(64).default('') }),
    z.object({ mobile: z.string().nullable() }),
  ),
};
