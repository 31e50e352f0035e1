import { useId } from 'react';
import { useCare } from '#web/features/care/use-care.ts';
import { useTheme, type Theme } from '#web/features/theme/use-theme.ts';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';
import styles from './settings.module.css';

const themes: readonly { readonly key: Theme; readonly text: string }[] = [
  { key: 'system', text: '跟随系统' },
  { key: 'light', text: '浅色' },
  { key: 'dark', text: '深色' },
];

/** Large text, and light or dark. Both are stored on this phone. */
export function DisplayCells() {
  const [care, switchCare] = useCare();
  const [theme, chooseTheme] = useTheme();
  const name = useId();
  return (
    <Cells title="显示">
      <Cell
        title="关怀版"
        note="大字大按钮，看得更清楚"
        end={<Switch label="关怀版" checked={care} onChange={switchCare} />}
      />
      <div className={styles.theme}>
        <span className="grow">外观</span>
        <div className={styles.themes} role="radiogroup" aria-label="外观">
          {themes.map(({ key, text }) => (
            <label key={key} className={styles.themeChoice}>
              <input
                type="radio"
                name={name}
                value={key}
                checked={theme === key}
                onChange={() => chooseTheme(key)}
              />
              <span>{text}</span>
            </label>
          ))}
        </div>
      </div>
    </Cells>
  );
}
