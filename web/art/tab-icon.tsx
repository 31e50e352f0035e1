import { useId } from 'react';
import { Drawn } from './drawn.tsx';
import { tabIconDrawing } from './tab-icon-drawing.ts';
import type { TabGlyph } from './tab-glyphs.ts';

interface TabIconProps {
  name: TabGlyph;
  current?: boolean;
  size?: number;
}

export function TabIcon({ name, current = false, size = 26 }: TabIconProps) {
  const uid = useId();
  return <Drawn drawing={tabIconDrawing(name, current, uid)} width={size} height={size} />;
}
