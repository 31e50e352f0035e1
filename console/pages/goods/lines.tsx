import { useState } from 'react';
import styles from './goods-edit.module.css';

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

interface LinesProps {
  readonly label: string;
  readonly lines: readonly string[];
  readonly onLines: (lines: string[]) => void;
}
/** Several short texts, one a line. */
export function Lines({ label, lines, onLines }: LinesProps) {
  const [typed, setTyped] = useState(lines.join('\n'));
  return (
    <label className={styles.text}>
      <span>{label}，每行一条</span>
      <textarea
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onLines(linesOf(target.value));
        }}
      />
    </label>
  );
}
