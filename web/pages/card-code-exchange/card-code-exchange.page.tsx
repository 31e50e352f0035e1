import { useState } from 'react';
import { cardCode } from '#core/contract/content/card-code.ts';
import type { Exchange } from '#core/contract/content/card-code.shapes.ts';
import { notices } from '#core/contract/content/notices.ts';
import { cardCodeLength } from '#core/rules/rights/card-code.ts';
import { exchangeWindow } from '#core/rules/rights/exchange-window.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { serverNow } from '#web/platform/gateway/server-clock.ts';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { NavAction } from '#web/ui/nav-bar/nav-action.tsx';
import { showPart } from '#web/ui/page/show-part.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { usePages, type ShownPages } from '#web/platform/queries/use-pages.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { ExchangeForm } from './exchange-form.tsx';
import { ExchangeHead } from './exchange-head.tsx';
import { ExchangeRecords } from './exchange-records.tsx';
import { ExchangeResult } from './exchange-result.tsx';
import { ExchangeRules, exchangeRulesInput } from './exchange-rules.tsx';

const pageSize = 5;

/** The subscriber's exchanges in pages; polls while one is pending. */
function useExchangeRecords(): ShownPages<Exchange> {
  const call = useApi();
  const signedIn = useSession(({ session }) => session.kind === 'member');
  return usePages<Exchange, DataOf<typeof cardCode.exchangeRecords>>(
    [cardCode.exchangeRecords.path, 'all'],
    (pageNum) => call(cardCode.exchangeRecords, { pageNum, pageSize }),
    {
      enabled: signedIn,
      refetchMs: (pages) =>
        pages?.some(({ list }) => list.some(({ state }) => state === 'delivering')) ? 1_500 : false,
    },
  );
}

const campaign = { actNum: 'beautiful' };
const recordsId = 'exchanges';

/** 卡密兑换: exchanges a card code for a right, and shows earlier exchanges. */
function CardCodeExchange() {
  const go = useGo();
  const [now] = useState(serverNow);
  const [done, setDone] = useState<Exchange>();
  const mobile = useSession(({ session }) => (session.kind === 'member' ? session.user.mobile : ''));
  const period = useCall(cardCode.exchangePeriod, campaign);
  const records = useExchangeRecords();
  const window = period.data && exchangeWindow(period.data, now);
  return (
    <PageFrame
      title="卡密兑换"
      hero={{ motif: 'willow', opacity: 0.1, height: 260 }}
      right={<NavAction text="兑换记录" onPress={() => showPart(recordsId)} />}
    >
      <ExchangeHead text={window?.text ?? (period.error && '兑换时间没有加载出来')} />
      <ExchangeForm
        codeLength={period.data?.codeLength ?? cardCodeLength}
        ownMobile={mobile}
        closed={window?.closed}
        onExchanged={setDone}
      />
      {period.error && !period.data && (
        <FailedState look="strip" title={period.error.message} onRetry={() => void period.refetch()} />
      )}
      <div id={recordsId} tabIndex={-1}>
        <ExchangeRecords records={records} />
      </div>
      {/* After the records, whose number is unknown before, so that it does not move. */}
      {(records.list ?? records.error) && <ExchangeRules />}
      <ExchangeResult
        exchange={done}
        latest={records.list?.find(({ exchangeId }) => exchangeId === done?.exchangeId)}
        onClose={() => setDone(undefined)}
        onDetail={(orderId) => go({ page: 'beautifulOrderDetail', query: { orderId } })}
      />
    </PageFrame>
  );
}

export const page: PageDefinition = {
  Page: CardCodeExchange,
  firstCalls: () => [
    { endpoint: cardCode.exchangePeriod, input: campaign },
    { endpoint: notices.config, input: exchangeRulesInput },
  ],
  images: ['goods/gift-gold-cut'],
};
