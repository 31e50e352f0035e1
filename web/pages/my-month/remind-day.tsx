import { useId } from 'react';
import { lastRemindDay } from '#core/rules/rights/my-month/my-month-times.ts';
import styles from './settings-sheet.module.css';

/** The day of the month of the reminder; days not every month has are not offered. */
export function RemindDay({ day, onChange }: { readonly day: number; onChange(day: number): void }) {
  const id = useId();
  return (
    <div className={styles.remindDay}>
      <label htmlFor={id}>提醒日期</label>
      <select id={id} value={day} onChange={({ target }) => onChange(Number(target.value))}>
        {Array.from({ length: lastRemindDay }, (_, at) => (
          <option key={at} value={at + 1}>
            每月{at + 1}日
          </option>
        ))}
      </select>
    </div>
  );
}
