import { useId } from 'react';
import { Drawn } from './drawn.tsx';
import { logo } from './logo.ts';

interface LogoMarkProps {
  size?: number;
  light?: string;
  deep?: string;
}

export function LogoMark({ size = 40, light = 'var(--c-tab-1)', deep = 'var(--c-tab-2)' }: LogoMarkProps) {
  const uid = useId();
  return <Drawn drawing={logo(uid, light, deep)} width={size} height={size} className="icon" />;
}
