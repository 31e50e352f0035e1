import { useState } from 'react';
import { flashSales } from '#core/contract/activity/flash-sales.ts';
import type { DrawResult } from '#core/contract/activity/flash-sales.shapes.ts';
import { oddsText } from '#core/rules/activity/draw-verdict.ts';
import { ticketText } from '#core/rules/activity/ticket-text.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { useMyFlashSales } from '#web/features/flash-sales/use-my-flash-sales.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { DrawProof } from './draw-proof.tsx';
import { VerdictCard } from './verdict-card.tsx';
import styles from './draw-result.module.css';

/** 抽签结果: won or not, how many took part and won, what comes next; the proof is one tap further. */
function DrawResultPage() {
  const sessionId = useQueryValue('sessionId') ?? '';
  const answer = useCall(flashSales.drawResult, { sessionId }, { enabled: sessionId !== '', staleMs: 0 });
  return (
    <PageFrame title="抽签结果" hero={{ motif: 'cloud', height: 200 }}>
      {sessionId === '' ? (
        <NoDraw />
      ) : (
        <QueryState
          query={answer}
          skeleton={
            <>
              <Floor label="抽签结果">
                <SkeletonBox width="100%" height={172} />
              </Floor>
              <Floor label="人数">
                <SkeletonBox width="100%" height={72} />
              </Floor>
            </>
          }
          failedTitle="抽签结果没有加载出来"
          failedLook="card"
        >
          {(result) => (result === null ? <NoDraw /> : <Result result={result} />)}
        </QueryState>
      )}
    </PageFrame>
  );
}

const NoDraw = () => (
  <EmptyState look="card" art="gifts" title="没有找到这次抽签" text="从秒杀页的抽签场进入" />
);

function Result({ result }: { result: DrawResult }) {
  const { sessionId, sessionName, beginsAt, tickets, drawnAt, offers } = result;
  const mine = useMyFlashSales(sessionId);
  const [open, setOpen] = useState(false);
  const winners = offers.reduce((sum, offer) => sum + offer.winners.length, 0);
  const quota = offers.reduce((sum, offer) => sum + offer.quota, 0);
  const numbers = [
    ['报名', `${tickets}人`],
    drawnAt === null ? ['名额', `${quota}份`] : ['中签', `${winners}人`],
    ['商品', `${offers.length}款`],
  ] as const;
  return (
    <>
      <VerdictCard result={result} mine={mine} />
      <Floor
        header={{
          title: `${chinaMinute(new Date(beginsAt)).slice(5)} ${sessionName}`,
          meta: drawnAt === null ? undefined : oddsText(tickets, winners),
        }}
      >
        <dl className={styles.numbers}>
          {numbers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Button full kind="soft" onPress={() => setOpen(true)}>
          怎么抽的
        </Button>
      </Floor>
      <Floor header={{ title: drawnAt === null ? '抽签商品' : '中签名单' }}>
        {offers.map((offer) => (
          <OfferWinners
            key={offer.activityId}
            offer={offer}
            isDrawn={drawnAt !== null}
            own={mine?.entries.find(({ activityId }) => activityId === offer.activityId)}
            ticketNo={mine?.ticket?.ticketNo}
          />
        ))}
      </Floor>
      <Sheet open={open} title="怎么抽的" onClose={() => setOpen(false)}>
        <DrawProof result={result} />
      </Sheet>
    </>
  );
}

interface OfferWinnersProps {
  readonly offer: DrawResult['offers'][number];
  readonly isDrawn: boolean;
  readonly own: { readonly won: boolean | null } | undefined;
  readonly ticketNo: number | undefined;
}

function OfferWinners({ offer: { goodsName, quota, winners }, isDrawn, own, ticketNo }: OfferWinnersProps) {
  return (
    <section className={styles.offer}>
      <h3>
        {goodsName}
        {own && (
          <Tag kind={own.won === true ? 'ok' : 'mute'}>
            {own.won === null ? '已报名' : own.won ? '已中签' : '未中签'}
          </Tag>
        )}
      </h3>
      <p>
        名额{quota}份{isDrawn && `，${winners.length}人中签`}
      </p>
      {winners.length > 0 && (
        <details className={styles.winnerList}>
          <summary>看中签签号</summary>
          <ul className={styles.winners} aria-label={`${goodsName}中签签号`}>
            {winners.map((winner) => (
              <li key={winner} className={winner === ticketNo ? styles.ownTicket : undefined}>
                {ticketText(winner)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

export const page: PageDefinition = {
  Page: DrawResultPage,
  firstCalls: ({ search }) => {
    const sessionId = new URLSearchParams(search).get('sessionId') ?? '';
    return sessionId === '' ? [] : [{ endpoint: flashSales.drawResult, input: { sessionId } }];
  },
};
