import { flashSales } from '#core/contract/activity/flash-sales.ts';
import type { DrawResult } from '#core/contract/activity/flash-sales.shapes.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { useVerification } from './use-verification.ts';
import styles from './draw-result.module.css';

const steps = [
  '报名开始前，服务器生成一个随机种子，并公布SHA-256（commit|种子）。公布之后，种子就不能再换。',
  '报名截止后，所有签号按顺序写成一份名单。名单的SHA-256值随结果公布。',
  '每个签号的得分是SHA-256（order|种子|名单值|商品|签号）。得分最小的若干个中签，一人最多中一款。',
  '开签后，种子和名单全部公开。任何人都能用同样的方法重算一遍。',
];

/** 抽签验证: what was published before and after a draw, computed again on the phone. */
function DrawResultPage() {
  const sessionId = useQueryValue('sessionId') ?? '';
  const answer = useCall(flashSales.drawResult, { sessionId }, { enabled: sessionId !== '', staleMs: 0 });
  return (
    <PageFrame title="抽签验证">
      {sessionId === '' ? (
        <NoDraw />
      ) : (
        <QueryState
          query={answer}
          skeleton={
            <Floor label="抽签结果">
              <SkeletonBox width="100%" height={160} />
            </Floor>
          }
          failedTitle="抽签结果没有加载出来"
          failedLook="page"
        >
          {(result) => (result === null ? <NoDraw /> : <Result result={result} />)}
        </QueryState>
      )}
      <Floor header={{ title: '怎么保证公平' }}>
        <ol className={styles.steps}>
          {steps.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </Floor>
    </PageFrame>
  );
}

const NoDraw = () => <EmptyState art="gifts" title="没有找到这次抽签" text="从秒杀页的抽签场进入" />;

function Result({ result }: { result: DrawResult }) {
  const { sessionName, beginsAt, tickets, commitment, seed, listHash, drawnAt, offers } = result;
  const facts = [
    ['种子封存值', commitment ?? '尚未封存'],
    ['种子', seed ?? '开签后公布'],
    ['名单值', listHash ?? '开签后公布'],
  ] as const;
  return (
    <>
      <Floor
        header={{
          title: `${chinaMinute(new Date(beginsAt)).slice(5)} ${sessionName}`,
          meta: `${tickets}人报名`,
        }}
      >
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {drawnAt !== null && <Verification result={result} />}
      </Floor>
      <Floor header={{ title: '中签名单' }}>
        {offers.map(({ activityId, goodsName, quota, winners }) => (
          <section key={activityId} className={styles.offer}>
            <h3>{goodsName}</h3>
            <p>
              名额{quota}份{drawnAt !== null && `，${winners.length}人中签`}
            </p>
            {winners.length > 0 && (
              <ul className={styles.winners} aria-label={`${goodsName}中签签号`}>
                {winners.map((ticketNo) => (
                  <li key={ticketNo}>{String(ticketNo).padStart(5, '0')}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </Floor>
    </>
  );
}

function Verification({ result }: { result: DrawResult }) {
  const { run, busy, verdict } = useVerification(result);
  return (
    <div className={styles.verification}>
      <Button full kind="soft" busy={busy} onPress={() => run(undefined)}>
        在本机重算一遍
      </Button>
      {verdict && (
        <div className={styles.verdict} role="status" aria-label="验证结果">
          <ul>
            {verdict.map(({ text, ok }) => (
              <li key={text} className={ok ? styles.passed : styles.failed}>
                {ok ? '✓' : '✗'} {text}
                {ok ? '一致' : '不一致'}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

export const page: PageDefinition = {
  Page: DrawResultPage,
  firstCalls: ({ search }) => {
    const sessionId = new URLSearchParams(search).get('sessionId') ?? '';
    return sessionId === '' ? [] : [{ endpoint: flashSales.drawResult, input: { sessionId } }];
  },
};
