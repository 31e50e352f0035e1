import type { RequestOf } from '#core/contract/endpoint.ts';
import type { easyUse } from '#core/contract/goods/easy-use.ts';

/** A card has a few dozen rights, so a tab is one page. */
const whole = { pageNum: 1, pageSize: 50 } as const;

/** The first tab; the server's inlined answer uses the same input. */
export const hotGoods: RequestOf<typeof easyUse.easyUseHotGoods> = whole;
export const channelGoods = (goodsChannelId: string): RequestOf<typeof easyUse.easyUseGoods> => ({
  goodsChannelId,
  ...whole,
});
