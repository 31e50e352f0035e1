import { useSyncExternalStore, type ReactNode } from 'react';
import { SkeletonBox } from '../skeleton/skeleton-box.tsx';
import { QrCode } from './qr-code.tsx';

const never = () => () => undefined;
const originHere = (): string => globalThis.location.origin;
const unknown = (): string | undefined => undefined;

const side = 208;

/** A code for other phones: a path needs the origin, which is unknown in server rendering. */
export function ScanCode({ content, label, mark }: { content: string; label: string; mark: ReactNode }) {
  const origin = useSyncExternalStore(never, originHere, unknown);
  const isPath = content.startsWith('/');
  if (isPath && origin === undefined) return <ScanCodeSkeleton />;
  return <QrCode text={isPath ? `${origin}${content}` : content} label={label} size={side} mark={mark} />;
}

export const ScanCodeSkeleton = () => (
  <span role="status" aria-label="加载中">
    <SkeletonBox width={side} radius={8} />
  </span>
);
