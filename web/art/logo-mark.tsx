import { useId } from 'react';
import { Drawn } from './drawn.tsx';
import { logo } from './logo.ts';

interface LogoMarkProps {
  size?: number;
  light?: string;
  deep?: string;
}

export function LogoMark({
  size = 40,
  light = 'var(--brand-light)',
  deep = 'var(--brand-deep)',
}: LogoMarkProps) {
  const uid = useId();
  return <Drawn drawing={logo(uid, light, deep)} width={size} height={size} className="icon" />;
}
