import { View } from '@tarojs/components';
import { useEffect, useRef, useState } from 'react';
import styles from './countdown.module.css';

export interface CountdownProps {
  /** By the phone's clock, in milliseconds. */
  readonly until: number;
  /** The largest part on show. */
  readonly from?: 'hours' | 'minutes';
  onEnd(): void;
}

const secondsLeft = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000));
const two = (value: number): string => String(value).padStart(2, '0');

/** The time that is left, to the second. */
export function Countdown({ until, from = 'hours', onEnd }: CountdownProps) {
  const [left, setLeft] = useState(() => secondsLeft(until));
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      const now = secondsLeft(until);
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      end.current();
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  const minutes = Math.floor(left / 60);
  const parts =
    from === 'minutes' ? [minutes, left % 60] : [Math.floor(minutes / 60), minutes % 60, left % 60];
  return (
    <View className={styles.countdown} ariaRole="text" ariaLabel={`还剩${parts.map(two).join(':')}`}>
      {parts.map((part, at) => (
        <View key={at} className={styles.part}>
          {two(part)}
        </View>
      ))}
    </View>
  );
}
