import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { id, isoTime, singleLine, notInSpec, picUrl } from '../fields.ts';
import { link } from '../goods/goods-card.shapes.ts';

/** One activity of the activity zone. */
export const zoneActivity = z.object({
  actId: id,
  actNum: id,
  actName: z.string(),
  slogan: z.string(),
  picUrl,
  link,
  state: z.enum(['coming', 'running', 'ended']),
  beginsAt: isoTime,
  endsAt: isoTime,
});
export type ZoneActivity = z.output<typeof zoneActivity>;

export const groupsShapes = {
  activityGroups: shape(
    z.object({ actName: singleLine(40) }),
    notInSpec(
      z.object({
        groups: z.array(z.object({ groupId: id, groupName: z.string(), acts: z.array(zoneActivity) })),
      }),
    ),
  ),
};
