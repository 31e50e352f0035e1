import { notices } from '#core/contract/content/notices.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import styles from './exchange-rules.module.css';

/** The operator's exchange rules; optional. */
export function ExchangeRules() {
  const { data } = useCall(notices.config, exchangeRulesInput);
  if (!data) return null;
  return (
    <Floor header={{ title: data.value }}>
      <dl className={styles.rules}>
        {data.items.map(({ key, name, value }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Floor>
  );
}

export const exchangeRulesInput = { code: 'exchangeRules' };
