import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { features, featureStates } from './features.ts';
import { areaNum, city, idText, isoTime, openType, notInSpec, webUrl, integer } from '../fields.ts';

/** §3 Channel configuration. */
export const channelConfig = z.object({
  /** 2: redirect to the city notice; 4: to the overload page; 0: no redirect, always so for guests (§4). */
  areaDegradedVo: z.object({
    isDegradedFlag: z.literal([0, 2, 4]),
    /** The city the flag is about; empty for guests and unknown areas. */
    areaName: notInSpec(z.string()),
  }),
  /** Type 4 shows the maintenance notice; empty texts mean the page's own. */
  serverStatusDto: z.object({ type: z.int(), act_title: z.string(), act_message: z.string() }),
  /** The fixed location of a subscriber on the location whitelist (§4 Location 1); otherwise null. */
  fixedLocation: notInSpec(
    city
      .omit({ initial: true })
      .extend({ cityCode: areaNum, source: z.literal('default'), isAuthorize: z.literal(false) })
      .nullable(),
  ),
  /** What is limited or paused in the city of the subscriber's account; none for guests. */
  limitedFeatures: notInSpec(
    z.array(z.object({ feature: z.enum(features), state: z.enum(featureStates), text: z.string() })),
  ),
  /** Countdowns use this clock instead of the phone's. */
  serverTime: notInSpec(isoTime),
});
export type ChannelConfig = z.output<typeof channelConfig>;
export type LimitedFeature = ChannelConfig['limitedFeatures'][number];

export const ruleCheck = notInSpec(
  z.object({
    passed: z.boolean(),
    /** The message of the first failed rule; empty when passed. */
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
      areaNum: notInSpec(areaNum).optional(),
      /** The city the member chose by hand, which goes before the account's. */
      chosenAreaNum: notInSpec(areaNum).optional(),
    }),
    channelConfig,
  ),
  /** Data is the URL with a single-use token added. */
  tokenisedLink: shape(z.object({ url: webUrl }), z.string()),
  /** Whether this subscriber may order that; asked on the payment page, and checked again when the order is submitted. */
  orderRules: shape(
    notInSpec(
      z.object({
        skuId: idText.optional(),
        productId: idText.optional(),
        businessId: idText.optional(),
        quantity: integer(1, 99).default(1),
      }),
    ),
    ruleCheck,
  ),
};
