import { avatar, faces } from './avatar.ts';
import type { Drawing } from './drawing.ts';
import { emptyScene } from './empty-scene.ts';
import { inkGoods, stagedGoods } from './goods/goods-art.ts';
import { artNames } from './keys.ts';
import { levelCard } from './level-card.ts';
import { levels, type Level } from './levels.ts';
import { strokeIcon } from './stroke-icon.ts';
import { strokeIcons } from './stroke-icons.ts';
import { logo } from './logo.ts';
import { medallion } from './medallion.ts';
import { motifPattern, type Motif } from './motifs.ts';
import { payMark } from './pay-mark.ts';
import { quickIcon } from './quick-icon.ts';
import { streets } from './streets.ts';
import { tabIconDrawing } from './tab-icon-drawing.ts';
import type { TabGlyph } from './tab-glyphs.ts';
import { ticket } from './ticket.ts';
import { arrivals } from './views/arrivals.ts';
import { coffeeViews } from './views/coffee-views.ts';
import { earphonesViews } from './views/earphones-views.ts';
import { loungeViews } from './views/lounge-views.ts';
import { secondView } from './views/second-view.ts';
import { sellingPoints } from './views/selling-points.ts';
import { wheelPointer } from './wheel-pointer.ts';
import { wheelRim } from './wheel-rim.ts';

const motifFile = (name: Motif): Drawing => ({
  width: 390,
  height: 240,
  fit: 'xMidYMin slice',
  body: `<defs>${name === 'lattice' ? motifPattern(name, 'p', '#D8B06A', 0.3) : motifPattern(name, 'p', '#fff', 0.15)}</defs><rect width="390" height="240" fill="url(#p)"/>`,
});

const shapes: Readonly<Record<string, Drawing>> = {
  ...Object.fromEntries(Object.entries(faces).map(([name, face]) => [name, avatar('a', face)])),
  logo: logo('l'),
  streets,
  ticket: ticket('t'),
  'wheel-rim': wheelRim('w'),
  'wheel-pointer': wheelPointer('p'),
  'motif-cloud': motifFile('cloud'),
  'motif-wave': motifFile('wave'),
  'motif-willow': motifFile('willow'),
  'motif-lattice': motifFile('lattice'),
};

const tabs: readonly TabGlyph[] = ['home', 'watch', 'member', 'category', 'mine'];
const allLevels: readonly Level[] = [0, 1, 2, 3, 4];

/** Key and drawing of every picture that is shipped as a file. */
export const catalogue: ReadonlyMap<string, Drawing> = new Map([
  ...Object.entries(stagedGoods).flatMap(
    ([name, draw]) =>
      [
        [`goods/${name}`, draw()],
        [`goods/${name}-cut`, draw('none')],
      ] as const,
  ),
  ...Object.entries(inkGoods).map(([name, drawing]) => [`goods/${name}`, drawing] as const),
  ...Object.entries(stagedGoods).map(
    ([name, draw]) => [`views/${name}-more`, secondView(name, draw('none'))] as const,
  ),
  ...Object.entries({ ...coffeeViews, ...earphonesViews, ...arrivals, ...sellingPoints, ...loungeViews }).map(
    ([name, drawing]) => [`views/${name}`, drawing] as const,
  ),
  ...allLevels.flatMap(
    (level) =>
      [
        [`level/card-${levels[level].key}`, levelCard(level, 'c', 351, 128)],
        [`level/medal-${levels[level].key}`, medallion(level, 'm')],
      ] as const,
  ),
  ...artNames.empty.map((name) => [`empty/${name}`, emptyScene(name)] as const),
  ...artNames.pay.map((name) => [`pay/${name}`, payMark(name, 'p')] as const),
  ...artNames.quick.map((name) => [`quick/${name}`, quickIcon(name, 'k')] as const),
  ...Object.entries(shapes).map(([name, drawing]) => [`shape/${name}`, drawing] as const),
  ...tabs.flatMap(
    (name) =>
      [
        [`tab/${name}`, tabIconDrawing(name, false, 't')],
        [`tab/${name}-on`, tabIconDrawing(name, true, 't')],
      ] as const,
  ),
  ...Object.entries(strokeIcons).map(([name, paths]) => [`icon/${name}`, strokeIcon(paths)] as const),
]);
