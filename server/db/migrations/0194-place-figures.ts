import { sql } from 'kysely';
import type { DeclaredMigration } from '../migration-effect.ts';

/** Figures of the overview by hour (docs/decisions/0194). */
export const placeFigures: DeclaredMigration = {
  effect: 'expands',
  up: async (db) => {
    await sql`
      create table report_place_hours (
        hour timestamptz not null,
        city text not null,
        host text not null,
        claimed integer not null default 0,
        delivered integer not null default 0,
        failed integer not null default 0,
        orders integer not null default 0,
        paid integer not null default 0,
        paid_fen bigint not null default 0,
        refunds integer not null default 0,
        refunds_fen bigint not null default 0,
        primary key (hour, city, host)
      );
      -- Refusals and response times of all processes.
      create table metric_hours (
        hour timestamptz not null,
        figure text not null,
        label text not null,
        value bigint not null,
        primary key (hour, figure, label)
      );
    `.execute(db);
  },
};
