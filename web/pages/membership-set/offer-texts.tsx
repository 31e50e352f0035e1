import { Floor } from '#web/ui/floor/floor.tsx';
import type { Offer } from './rows/offer.ts';
import styles from './offer-texts.module.css';

/** The rules of an offer and what people ask about it. */
export function OfferTexts({ offer: { rules, questions } }: { offer: Pick<Offer, 'rules' | 'questions'> }) {
  return (
    <>
      <Floor header={{ title: '活动规则' }}>
        <ol className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </Floor>
      <Floor header={{ title: '常见问题' }}>
        {questions.map(({ ask, answer }) => (
          <details key={ask} className={styles.question}>
            <summary>{ask}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </Floor>
    </>
  );
}
