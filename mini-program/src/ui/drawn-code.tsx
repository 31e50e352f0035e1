import { Image } from '@tarojs/components';
import { code128Bars, isCode128 } from '#core/rules/format/shown-codes/code-128.ts';
import { qrModules } from '#core/rules/format/shown-codes/qr-modules.ts';

interface DrawnCodeProps {
  readonly text: string;
  readonly className?: string | undefined;
}

/** The light modules that scanners need on either side of a barcode. */
const quietZone = 10;
const height = 60;

const drawing = (size: string, path: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" preserveAspectRatio="none" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`,
  )}`;

/** A QR code: dark on white in every mode, its light edge included. */
export function QrCode({ text, className = '' }: DrawnCodeProps) {
  const { side, path } = qrModules(text);
  return <Image className={className} src={drawing(`${side} ${side}`, path)} ariaLabel="二维码" />;
}

/** A Code 128 barcode of an even number of digits; nothing for other codes. */
export function Barcode({ text, className = '' }: DrawnCodeProps) {
  if (!isCode128(text)) return null;
  const { bars, width } = code128Bars(text);
  const path = bars.map((bar) => `M${bar.x + quietZone} 0h${bar.width}v${height}h-${bar.width}z`).join('');
  return (
    <Image
      className={className}
      src={drawing(`${width + 2 * quietZone} ${height}`, path)}
      ariaLabel="条形码"
    />
  );
}
