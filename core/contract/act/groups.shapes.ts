import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { areaNum, id, isoTime, singleLine, notInSpec, picUrl } from '../fields.ts';

/** A card of the activity zone. */
export const zoneActivity = z.object({
  activityId: id,
  title: z.string(),
  subTitle: z.string(),
  highlight: z.string().nullable(),
  pics: z.array(picUrl),
  tone: z.enum(['warm', 'violet', 'gold', 'green', 'blue']),
  /** The page it leads to, in whichever mall the card is shown. */
  page: z.string(),
  state: z.enum(['running', 'coming']),
  beginsAt: isoTime.nullable(),
  endsAt: isoTime.nullable(),
});
export type ZoneActivity = z.output<typeof zoneActivity>;

export const groupsShapes = {
  /** The groups of the page that `actName` names, with what runs now, then what begins soon. */
  activityGroups: shape(
    z.object({ actName: singleLine(40), cityCode: notInSpec(areaNum.optional()) }),
    notInSpec(
      z.object({
        serverNow: isoTime,
        groups: z.array(z.object({ groupId: id, groupName: z.string(), acts: z.array(zoneActivity) })),
      }),
    ),
  ),
};
