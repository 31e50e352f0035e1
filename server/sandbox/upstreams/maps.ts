import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { cities } from '#core/rules/location/cities.ts';
import { nearestCity } from '#core/rules/location/nearest-city.ts';
import type { Db } from '../../db/database.ts';
import { isOut } from '../state.ts';

export const sandboxMapsKey = 'sandbox';
/** Farther than this from every city counts as abroad. */
const abroadMetres = 400_000;
const question = z.object({
  key: z.literal(sandboxMapsKey),
  location: z.string().regex(/^-?\d{1,3}\.\d+,-?\d{1,2}\.\d+$/),
});

/** The maps service's sandbox: the nearest city of the built-in table, in the service's format. */
export function sandboxMaps(app: FastifyInstance, at: string, { db }: { db: Db }): void {
  app.get(at, async (request, reply) => {
    if (await isOut(db, 'maps')) return reply.status(503).send({ error: 'out of service' });
    const query = question.safeParse(request.query);
    if (!query.success) return { status: '0', info: 'INVALID_PARAMS' };
    const [longitude = 0, latitude = 0] = query.data.location.split(',').map(Number);
    const nearest = nearestCity(cities, { longitude, latitude });
    if (!nearest || nearest.metres > abroadMetres)
      return found({ adcode: [], city: [], province: [], district: [] }, []);
    const { areaNum, levelNum, fullName, province } = nearest.city;
    const city = levelNum.length === 2 ? [] : fullName;
    return found(
      { adcode: areaNum, city, province, district: [] },
      city === fullName ? province + fullName : province,
    );
  });
}

const found = (addressComponent: object, address: unknown) => ({
  status: '1',
  info: 'OK',
  infocode: '10000',
  regeocode: { formatted_address: address, addressComponent },
});
