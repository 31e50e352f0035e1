import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { id, idText, noData, singleLine } from '../fields.ts';

const screen = z.string().regex(/^[a-z][a-z-]{1,39}$/);
/** Filters as they stand in the address. */
const filters = z.record(z.string().regex(/^[A-Za-z]{1,30}$/), singleLine(100));

const savedView = z.object({ viewId: id, name: z.string(), filters });
export type SavedView = z.output<typeof savedView>;

export const viewShapes = {
  views: shape(z.object({ screen }), z.object({ rows: z.array(savedView) })),
  saveView: shape(z.object({ screen, name: singleLine(20), filters }), z.object({ viewId: id })),
  removeView: shape(z.object({ viewId: idText }), noData),
};
