import './exchange-rules.css';
import { notices } from '#core/contract/content/notices.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { Floor } from '#web/ui/floor/floor.tsx';

/** What holds for every exchange, as the operator words it; the page is of use without it. */
export function ExchangeRules() {
  const { data } = useCall(notices.config, exchangeRulesInput);
  if (!data) return null;
  return (
    <Floor header={{ title: data.value }}>
      <dl className="exk">
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
