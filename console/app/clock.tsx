import { useEffect, useState } from 'react';
import { environments } from '#core/config/environments.ts';
import { apiBase } from '../platform/base.ts';
import styles from './shell.module.css';

const format = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: '2-digit',
  day: '2-digit',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const isProduction = environments.production.base === apiBase;

/** Which mall this window changes, and the time in China. */
export function Clock() {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={styles.clock}>
      <b data-production={isProduction}>{isProduction ? '生产' : '演示'}</b>
      {format.format(now).replace('/', '-').replace('周', ' 周')}
    </span>
  );
}
