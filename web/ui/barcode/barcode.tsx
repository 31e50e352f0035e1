import { useMemo } from 'react';
import { code128Bars } from '#core/rules/format/shown-codes/code-128.ts';
import styles from './barcode.module.css';

interface BarcodeProps {
  /** An even number of digits. */
  readonly digits: string;
  readonly label: string;
}

/** The light modules that scanners need on either side. */
const quietZone = 10;

/** A Code 128 barcode: dark on white in every mode. */
export function Barcode({ digits, label }: BarcodeProps) {
  const { path, width } = useMemo(() => {
    const { bars, width: modules } = code128Bars(digits);
    return {
      path: bars.map((bar) => `M${bar.x + quietZone} 0h${bar.width}v60h-${bar.width}z`).join(''),
      width: modules + 2 * quietZone,
    };
  }, [digits]);
  return (
    <svg
      className={styles.barcode}
      viewBox={`0 0 ${width} 60`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
