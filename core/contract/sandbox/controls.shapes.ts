import { z } from 'zod';
import { isoTime, mobile } from '../fields.ts';
import { shape } from '../endpoint.ts';
import { identityKind, position, scriptMode, scriptName } from './hosts.shapes.ts';
import { invoiceMode, outage, pictureMode, supplierMode } from './upstreams.shapes.ts';

const month = 31 * 24 * 3_600_000;

const switches = z.object({
  degradations: z.array(z.object({ areaNum: z.string(), feature: z.string(), flag: z.int() })),
  maintenance: z.object({ on: z.boolean(), title: z.string(), message: z.string() }),
});
export type Switches = z.output<typeof switches>;

const state = switches.extend({
  now: isoTime,
  offsetMs: z.int(),
  supplier: supplierMode,
  invoices: invoiceMode,
  pictures: pictureMode,
  /** All goods are sold out. */
  soldOut: z.boolean(),
  /** The skus whose stock was set by hand. */
  changedStock: z.array(z.string()),
  /** The flash sales that were made by hand. */
  changedFlashSales: z.array(z.string()),
  /** The degradations of the demo, which a reset restores. */
  demoDegradations: z.array(z.object({ areaNum: z.string(), flag: z.int() })),
  outages: z.array(outage),
  /** The number reported by the mobile network; null: none. */
  network: z.string().nullable(),
  ssoKinds: z.array(z.object({ kind: identityKind, call: z.string() })),
  hostUser: z.string().nullable(),
  position: position.nullable(),
  scripts: z.record(scriptName, scriptMode),
  subscribers: z.array(z.object({ mobile: z.string(), title: z.string(), shows: z.string() })),
});
export type SandboxState = z.output<typeof state>;

export const controlShapes = {
  state: shape(z.object({}), state),
  openSession: shape(z.object({ mobile }), z.object({ accessToken: z.string(), refreshToken: z.string() })),
  moveClock: shape(
    z.object({
      advanceMs: z
        .int()
        .min(0)
        .max(13 * month),
    }),
    z.object({ now: isoTime, offsetMs: z.int() }),
  ),
  /** Times worth going to: when activities begin and end, and when the rights of the next month open. */
  moments: shape(z.object({}), z.array(z.object({ text: z.string(), at: isoTime }))),
  /** Rows that pages of one row can show, by the page's id, and whose they are; null: everybody's. */
  samples: shape(
    z.object({}),
    z.array(
      z.object({
        page: z.string(),
        query: z.record(z.string(), z.string()),
        mobile: z.string().nullable(),
      }),
    ),
  ),
  reset: shape(z.object({}), z.object({ now: isoTime })),
  demoOperators: shape(
    z.object({}),
    z.object({
      /** One for each role; `code` is what the authenticator shows now. */
      rows: z.array(
        z.object({ role: z.string(), name: z.string(), loginName: z.string(), code: z.string() }),
      ),
    }),
  ),
  newestCaptcha: shape(z.object({}), z.object({ x: z.number().nullable() })),
};
