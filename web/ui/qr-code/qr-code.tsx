import './qr-code.css';
import { useMemo, type ReactNode } from 'react';
import { qrModules } from './qr-modules.ts';

export interface QrCodeProps {
  /** What a scanner reads. */
  text: string;
  /** What the code is for, for who cannot see it. */
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
    <span className="qr" role="img" aria-label={label} style={{ width: size }}>
      <svg viewBox={`0 0 ${side} ${side}`} width={size} height={size} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      {marked && <span className="qr__m">{mark}</span>}
    </span>
  );
}
