import type { money } from '#core/contract/console/orders/money/money.ts';
import type { DayOfSource, MoneyDay } from '#core/contract/console/orders/money/money.shapes.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { closingNames, dayStateNames } from '#core/rules/console/money/money-names.ts';
import { sourceName } from '#core/rules/pay/difference-words.ts';
import { Card } from '../../ui/card.tsx';
import styles from './reconciliation.module.css';

interface DayGridProps {
  readonly table: DataOf<typeof money.moneyDays>;
  readonly chosen: string | undefined;
  readonly onChoose: (day: string, source: string | undefined) => void;
}

const marks = { equal: '✓', decided: '✓', 'not-compared': '·' } as const;
const closingMarks = { closed: '结', closable: '可', 'not-closable': '·' } as const;
const markOf = ({ state, open }: DayOfSource): string => (state === 'open' ? String(open) : marks[state]);

/** Days and sources: compared, equal, open, decided. A press filters the differences. */
export function DayGrid({ table: { days, sources, cells }, chosen, onChoose }: DayGridProps) {
  const cellOf = new Map(cells.map((cell) => [`${cell.day} ${cell.source}`, cell]));
  return (
    <Card
      title={`最近 ${days.length} 天`}
      aside={
        <span className={styles.legend}>
          {(['equal', 'decided', 'open', 'not-compared'] as const).map((state) => (
            <span key={state} data-state={state}>
              {dayStateNames[state]}
            </span>
          ))}
        </span>
      }
    >
      <table className={styles.grid}>
        <caption>每天每个来源的比对</caption>
        <thead>
          <tr>
            <th scope="col">来源</th>
            {days.map(({ day }) => (
              <th key={day} scope="col" data-chosen={day === chosen || undefined}>
                <button type="button" onClick={() => onChoose(day, undefined)}>
                  {day.slice(5)}
                </button>
              </th>
            ))}
            <th scope="col">已修复</th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ source, repaired }) => (
            <tr key={source}>
              <th scope="row">{sourceName(source)}</th>
              {days.map(({ day }) => {
                const cell = cellOf.get(`${day} ${source}`);
                return (
                  <td key={day}>
                    {cell && (
                      <button
                        type="button"
                        data-state={cell.state}
                        aria-label={`${day} ${sourceName(source)}：${dayStateNames[cell.state]}${
                          cell.open > 0 ? ` ${cell.open} 条` : ''
                        }`}
                        onClick={() => onChoose(day, source)}
                      >
                        {markOf(cell)}
                      </button>
                    )}
                  </td>
                );
              })}
              <td className={styles.repaired}>{repaired} 条</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">日结</th>
            {days.map((each) => (
              <td key={each.day}>
                <button
                  type="button"
                  data-closing={each.closing}
                  data-late={each.lateOpen > 0 || undefined}
                  aria-label={closingLabel(each)}
                  title={closingLabel(each)}
                  onClick={() => onChoose(each.day, undefined)}
                >
                  {closingMarks[each.closing]}
                </button>
              </td>
            ))}
            <td className={styles.repaired}>
              {days.filter(({ closing }) => closing === 'closed').length} 天
            </td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}

function closingLabel({ day, closing, why, late }: MoneyDay): string {
  const reasons = [...why, ...(late > 0 ? [`日结后发现 ${late} 条`] : [])];
  return `${day} ${closingNames[closing]}${reasons.length > 0 ? `：${reasons.join('；')}` : ''}`;
}
