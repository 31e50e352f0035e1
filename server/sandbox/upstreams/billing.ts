import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { cities } from '#core/rules/location/cities.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { findCity } from '#core/rules/location/find-city.ts';
import type { Db } from '../../db/database.ts';
import { fakeUpstream } from '../fake-upstream.ts';
import { isOut } from '../state.ts';

const question = z.object({ mobile: z.string().regex(/^1[3-9]\d{9}$/) });

/** The billing system's sandbox: the demo's numbers are rows, any other is a new number of the province's capital. */
export const sandboxBilling = (
  app: FastifyInstance,
  at: string,
  { db, secret }: { db: Db; secret: string },
): void =>
  fakeUpstream(app, at, secret, {
    '/numbers': async (body, reply) => {
      if (await isOut(db, 'billing')) return reply.status(503).send({ error: 'out of service' });
      const row = await numberOf(db, question.parse(body).mobile);
      const { areaNum, areaName } = findCity(cities, row.area_num) ?? nanjing;
      return { status: row.status, inProvince: row.in_province, areaNum, areaName, joinedOn: row.joined_on };
    },
    '/balances': async (body, reply) => {
      if (await isOut(db, 'billing')) return reply.status(503).send({ error: 'out of service' });
      return { balanceFen: (await numberOf(db, question.parse(body).mobile)).balance_fen };
    },
  });

const unknownNumber = {
  status: 'normal',
  area_num: nanjing.areaNum,
  in_province: true,
  joined_on: null,
  balance_fen: 0,
} as const;

const numberOf = async (db: Db, mobile: string) =>
  (await db
    .selectFrom('sandbox_numbers')
    .select(['status', 'area_num', 'in_province', 'joined_on', 'balance_fen'])
    .where('mobile', '=', mobile)
    .executeTakeFirst()) ?? unknownNumber;
