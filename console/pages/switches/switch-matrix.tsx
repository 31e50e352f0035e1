import { useRef, useState, type KeyboardEvent } from 'react';
import { switchColumns, type SwitchColumn } from '#core/contract/console/operations/switch-columns.ts';
import type { SwitchCell } from '#core/contract/console/operations/switches.shapes.ts';
import { provinceCities } from '#core/rules/console/content-forms/choices.ts';
import { switchColumnNames, switchStateNames } from '#core/rules/console/operations/switch-approval.ts';
import { untilText } from './switch-words.tsx';
import styles from './switches.module.css';

/** Cells of one column: an act is about one part of the product. */
export interface Chosen {
  readonly column: SwitchColumn;
  readonly areas: readonly string[];
}

interface SwitchMatrixProps {
  readonly cells: readonly SwitchCell[];
  readonly chosen: Chosen | undefined;
  readonly mayChoose: boolean;
  readonly onChoose: (chosen: Chosen | undefined) => void;
}

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const areaNums = provinceCities.map(([areaNum]) => areaNum);

/** Every city and every part of the product. One cell has the place in the order of the tab key, the arrows move it. */
export function SwitchMatrix({ cells, chosen, mayChoose, onChoose }: SwitchMatrixProps) {
  const [[row, column], setPlace] = useState<readonly [number, number]>([0, 0]);
  const table = useRef<HTMLTableElement>(null);
  const cellAt = (areaNum: string, of: SwitchColumn) =>
    cells.find((each) => each.areaNum === areaNum && each.column === of);
  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = [
      (row + step[0] + areaNums.length) % areaNums.length,
      (column + step[1] + switchColumns.length) % switchColumns.length,
    ] as const;
    setPlace(next);
    table.current?.querySelector<HTMLElement>(`[data-place="${next.join(' ')}"]`)?.focus();
  };
  const toggle = (of: SwitchColumn, areaNum: string): void => {
    const areas = chosen?.column === of ? chosen.areas : [];
    const next = areas.includes(areaNum)
      ? areas.filter((each) => each !== areaNum)
      : areaNums.filter((each) => each === areaNum || areas.includes(each));
    onChoose(next.length === 0 ? undefined : { column: of, areas: next });
  };
  return (
    <table className={styles.matrix} ref={table}>
      <caption>地市和功能</caption>
      <thead>
        <tr>
          <th scope="col">地市</th>
          {switchColumns.map((of) => (
            <th key={of} scope="col">
              <button
                type="button"
                disabled={!mayChoose}
                aria-label={`选择全省的${switchColumnNames[of]}`}
                onClick={() => onChoose({ column: of, areas: areaNums })}
              >
                {switchColumnNames[of]}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {provinceCities.map(([areaNum, name], at) => (
          <tr key={areaNum}>
            <th scope="row">{name}</th>
            {switchColumns.map((of, across) => {
              const cell = cellAt(areaNum, of);
              const state = cell?.state ?? 'normal';
              return (
                <td key={of}>
                  <button
                    type="button"
                    className={styles.cell}
                    data-state={state}
                    data-place={`${at} ${across}`}
                    tabIndex={at === row && across === column ? 0 : -1}
                    disabled={!mayChoose}
                    aria-pressed={chosen?.column === of && chosen.areas.includes(areaNum)}
                    aria-label={`${name} ${switchColumnNames[of]}：${switchStateNames[state]}`}
                    title={
                      cell && state !== 'normal' ? `${cell.reason}，${untilText(cell.until)}` : undefined
                    }
                    onKeyDown={move}
                    onFocus={() => setPlace([at, across])}
                    onClick={() => toggle(of, areaNum)}
                  >
                    {switchStateNames[state]}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
