import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { ReverseGeocode } from '#core/contract/common/area.shapes.ts';
import type { AskHttp, Reply } from '../ask-http.ts';
import { withRetry } from '../with-retry.ts';
import type { Maps } from './port.ts';

export interface MapsSettings {
  readonly ask: AskHttp;
  readonly url: () => string;
  readonly key: string;
}

/** Three decimals are about a hundred metres: enough for a city, and no more precise than needed. */
const rounded = (degrees: number): string => degrees.toFixed(3);
const day = 24 * 3_600_000;

/** The service sends an empty list for an empty text. */
const text = z
  .union([
    z.string().max(200),
    z
      .array(z.unknown())
      .max(0)
      .transform(() => ''),
  ])
  .default('');
const answer = z.object({
  info: z.string().max(100),
  regeocode: z.object({
    formatted_address: text,
    addressComponent: z.object({
      adcode: z.string().regex(/^\d{6}$/),
      city: text,
      province: text,
      district: text,
    }),
  }),
});

/** The maps service's web interface: GET with key and location. Results are cached for a day. */
export function httpMaps({ ask, url, key }: MapsSettings): Maps {
  const known = new LRUCache<string, ReverseGeocode>({ max: 10_000, ttl: day });
  const look = withRetry(ask);
  return {
    async reverseGeocode({ longitude, latitude }) {
      const location = `${rounded(longitude)},${rounded(latitude)}`;
      const remembered = known.get(location);
      if (remembered) return remembered;
      const address = new URL(url());
      address.searchParams.set('key', key);
      address.searchParams.set('location', location);
      const found = read(await look(address.href, { method: 'GET' }));
      if (found.regeocode) known.set(location, found);
      return found;
    },
  };
}

const unknown = (info: string): ReverseGeocode => ({ info, regeocode: null });

function read(reply: Reply): ReverseGeocode {
  if (reply.kind === 'unanswered') return unknown('SILENT');
  const parsed = answer.safeParse(reply.body);
  if (reply.status !== 200 || !parsed.success || parsed.data.info !== 'OK') return unknown('UNKNOWN');
  const { formatted_address, addressComponent } = parsed.data.regeocode;
  return { info: 'OK', regeocode: { formattedAddress: formatted_address, addressComponent } };
}
