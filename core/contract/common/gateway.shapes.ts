import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { areaNum, city, idText, isoTime, openType, ours, webUrl, whole } from '../fields.ts';

/** §3 Channel configuration. */
export const channelConfig = z.object({
  /** 2 sends to the city notice, 4 to the overload page, 0 lets through; always 0 for guests (§4). */
  areaDegradedVo: z.object({ isDegradedFlag: z.literal([0, 2, 4]) }),
  /** Type 4 shows the maintenance notice; empty texts mean the page's own. */
  serverStatusDto: z.object({ type: z.int(), act_title: z.string(), act_message: z.string() }),
  /** Where a subscriber on the location whitelist always is (§4 Location 1); null for everybody else and for guests. */
  fixedLocation: ours(
    city
      .omit({ initial: true })
      .extend({ cityCode: areaNum, source: z.literal('default'), isAuthorize: z.literal(false) })
      .nullable(),
  ),
  /** Countdowns run on this clock, never on the phone's. */
  serverTime: ours(isoTime),
});
export type ChannelConfig = z.output<typeof channelConfig>;

export const ruleCheck = ours(
  z.object({
    passed: z.boolean(),
    /** The sentence for the first rule that failed; empty when passed. */
    reason: z.string(),
    rules: z.array(z.object({ ruleCode: z.string(), passed: z.boolean(), reason: z.string() })),
  }),
);
export type RuleCheck = z.output<typeof ruleCheck>;

export const gatewayShapes = {
  channelConfig: shape(
    z.object({
      channelWays: z.enum(['MEMBER_JSRH', 'MEMBER_RWY', 'MEMBER_YJ']),
      openType: openType.optional(),
      areaNum: ours(areaNum).optional(),
    }),
    channelConfig,
  ),
  /** Data is the new URL, carrying a token the other side accepts once. */
  tokenisedLink: shape(z.object({ url: webUrl }), z.string()),
  /** May this subscriber order that? Asked before the order page opens. */
  orderRules: shape(
    ours(
      z.object({
        skuId: idText.optional(),
        productId: idText.optional(),
        businessId: idText.optional(),
        quantity: whole(1, 99).default(1),
      }),
    ),
    ruleCheck,
  ),
};
