import { questionKinds, type QuestionKind } from '#core/contract/user/question-kinds.ts';
import type { ArtKey } from '#web/art/keys.ts';
import { useArt } from '#web/art/use-art.ts';
import { questionKindNames } from '#core/rules/support/question-kind-names.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import styles from './question-list.module.css';

const pictures: Readonly<Record<QuestionKind, ArtKey>> = {
  claim: 'quick/gift',
  charge: 'quick/number',
  order: 'quick/paycode',
  refund: 'quick/exchange',
  renewal: 'quick/half',
  number: 'quick/data',
  shop: 'quick/store',
  coupon: 'quick/coupon',
};

/** The kinds of questions as links. */
export function KindLinks({ current }: { current: QuestionKind | undefined }) {
  const art = useArt();
  return (
    <Floor label="问题类别" className={styles.kindsFloor}>
      <nav aria-label="问题类别">
        <ul className={styles.kinds}>
          {questionKinds.map((kind) => (
            <li key={kind}>
              <PageLink
                className={styles.kind}
                to={{ page: 'questionList', query: { kind } }}
                aria-current={kind === current ? 'page' : undefined}
              >
                <img src={art(pictures[kind])} width={38} height={38} alt="" decoding="async" />
                {questionKindNames[kind]}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </Floor>
  );
}
