import pg from 'pg';
import { withoutLimits } from '../../db/database.ts';

/** A connection that may fill and count for as long as it takes: the limits that the role has for calls do not apply to it. */
export const directClient = (url: string): pg.Client =>
  new pg.Client({ connectionString: url, options: withoutLimits });
