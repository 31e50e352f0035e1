import { eventually } from '../eventually.ts';
import type { TestServer } from '../test-server.ts';

/** The rows of a page, once there are `count`. */
export const storedEvents = ({ db }: TestServer, pageId: string, count = 1) =>
  eventually(
    () => db.selectFrom('events').selectAll().where('page_id', '=', pageId).orderBy('at').execute(),
    (rows) => rows.length >= count,
  );
