import type { DrawResult } from '#core/contract/activity/flash-sales.shapes.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useVerification } from './use-verification.ts';
import styles from './draw-proof.module.css';

const steps = [
  '报名开始前，服务器生成一个随机种子，并公布SHA-256（commit|种子）。公布之后，种子就不能再换。',
  '报名截止后，所有签号按顺序写成一份名单。名单的SHA-256值随结果公布。',
  '每个签号的得分是SHA-256（order|种子|名单值|商品|签号）。得分最小的若干个中签，一人最多中一款。',
  '开签后，种子和名单全部公开。任何人都能用同样的方法重算一遍。',
];

/** How it was drawn: what was published before and after, and all of it computed again on the phone. */
export function DrawProof({ result }: { result: DrawResult }) {
  const { commitment, seed, listHash, drawnAt } = result;
  const facts = [
    ['种子封存值', commitment ?? '尚未封存'],
    ['种子', seed ?? '开签后公布'],
    ['名单值', listHash ?? '开签后公布'],
  ] as const;
  return (
    <>
      <p className={styles.short}>
        先封存种子，再收报名，最后用种子给每个签号算分。谁也不能事先知道或事后改动结果。
      </p>
      {drawnAt !== null && <Verification result={result} />}
      <ol className={styles.steps}>
        {steps.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
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
