import { useEffect, useEffectEvent } from 'react';
import type { MemberRights } from '#core/contract/content/rights.shapes.ts';
import type { ExchangeGoods } from '#core/contract/goods/easy-use.shapes.ts';
import { rightsApis } from '#web/features/rights/rights-apis.ts';
import { useClaimMany } from '#web/features/rights/claiming/use-claim-many.ts';
import { track } from '#web/platform/tracking/track.ts';
import { askFirst } from '#web/ui/question/ask-first.ts';
import { toast } from '#web/ui/toast/toast.ts';

interface Exchange {
  readonly busy: boolean;
  exchange(chosen: readonly ExchangeGoods[], tickets: number): void;
}

/** Exchanges tickets: each chosen right is claimed through the card's own call, after one question. */
export function useExchange(rights: MemberRights | undefined, onExchanged: () => void): Exchange {
  const many = useClaimMany(rightsApis.easyUse);
  const report = useEffectEvent(() => {
    const steps = [...many.steps.values()];
    const refused = steps.find((step) => step.kind === 'refused');
    const done = steps.filter(({ kind }) => kind === 'claimed').length;
    toast(
      refused
        ? done > 0
          ? `已兑换${done}件，其余未兑换：${refused.reason}`
          : refused.reason
        : `已兑换${done}件`,
      refused ? 'alert' : 'status',
    );
    many.dismiss();
    onExchanged();
  });
  const isOver = !many.running && many.steps.size > 0;
  useEffect(() => {
    if (isOver) report();
  }, [isOver]);
  return {
    busy: many.running,
    exchange(chosen, tickets) {
      const all = rights?.groupList.flatMap(({ rightsList }) => rightsList) ?? [];
      const requested = all.filter((right) => chosen.some(({ rightsId }) => rightsId === right.rightsId));
      void askFirst({
        title: '确认兑换',
        text: `将用${tickets}张券兑换${chosen.map(({ goodsName }) => goodsName).join('、')}，兑换后不能更换`,
        confirm: '确认兑换',
      }).then((isSure) => {
        if (!isSure || !rights) return;
        track({ type: 'clk', floorName: '任选兑换', pointName: '兑换' });
        many.claimAll(requested.map((right) => ({ rights, right })));
      });
    },
  };
}
