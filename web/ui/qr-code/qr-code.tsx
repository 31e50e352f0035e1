import { useMemo, type ReactNode } from 'react';
import { qrModules } from '#core/rules/format/shown-codes/qr-modules.ts';
import styles from './qr-code.module.css';

export interface QrCodeProps {
  /** What a scanner reads. */
  text: string;
  /** The accessible name. */
  label: string;
  /** Side in CSS pixels. */
  size?: number | undefined;
  /** A small mark on its middle, a fifth of its side at most. */
  mark?: ReactNode;
}

/** A code to scan: dark on white in every mode, its light edge included. */
export function QrCode({ text, label, size = 176, mark }: QrCodeProps) {
  const marked = mark !== undefined;
  const { side, path } = useMemo(() => qrModules(text, marked), [text, marked]);
  return (
    <span className={styles.code} role="img" aria-label={label} style={{ width: size }}>
      <svg viewBox={`0 0 ${side} ${side}`} width={size} height={size} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      {marked && <span className={styles.mark}>{mark}</span>}
    </span>
  );
}
