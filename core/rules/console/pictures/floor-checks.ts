import type { ContentCheck } from '../../../contract/console/content.shapes.ts';
import type { ZoneCard } from '../../../contract/goods/shared/floors.shapes.ts';
import { eagerFloors } from '../../pictures/eager-floors.ts';
import { libraryPicture } from '../../pictures/library-picture.ts';
import { contrastOnPicture, readableRatio, type LightRange } from './text-contrast.ts';

interface FloorCard extends Pick<ZoneCard, 'title' | 'subTitle' | 'highlight' | 'tone'> {
  readonly pics: readonly string[];
}

/** The ink of a card by its tone; a test holds them against the tokens. */
export const toneInks: Readonly<Record<ZoneCard['tone'], string>> = {
  warm: '#4a1e08',
  violet: '#2b1766',
  gold: '#4a2b04',
  green: '#0b3f24',
  blue: '#0c2f66',
};

/** From so many characters on, text stands over the picture in the corner of a card: of a small one, and of the first of three. */
const reaches = { small: { title: 7, subTitle: 8, highlight: 6 }, large: { highlight: 4 } } as const;

const textReaches = ({ title, subTitle, highlight }: FloorCard, isLarge: boolean): boolean =>
  isLarge
    ? (highlight ?? '').length >= reaches.large.highlight
    : title.length >= reaches.small.title ||
      subTitle.length >= reaches.small.subTitle ||
      (highlight ?? '').length >= reaches.small.highlight;

/** Whether text of coloured cards can be read where it stands over a picture of the library. */
export function contrastChecks(
  cards: readonly { readonly floor: string; readonly cards: readonly FloorCard[] }[],
  lights: ReadonlyMap<string, LightRange>,
): readonly ContentCheck[] {
  let measured = 0;
  const found = cards.flatMap(({ floor, cards: ofFloor }) =>
    ofFloor.flatMap((card, at): readonly ContentCheck[] => {
      const isLarge = ofFloor.length === 3 && at === 0;
      if (!textReaches(card, isLarge)) return [];
      return card.pics.flatMap((value): readonly ContentCheck[] => {
        const light = lights.get(libraryPicture(value)?.key ?? '');
        const contrast = light && contrastOnPicture(toneInks[card.tone], light);
        if (!contrast) return [];
        measured += 1;
        if (contrast.worst >= readableRatio) return [];
        const where = `${floor}“${card.title}”的文字会压在图片上，对比度`;
        const cure = `至少 ${readableRatio} : 1，请换浅色的图或把文字改短`;
        return contrast.best < readableRatio
          ? [{ result: 'fail', text: `${where}最多 ${shownRatio(contrast.best)}，${cure}` }]
          : [{ result: 'warn', text: `${where}最低 ${shownRatio(contrast.worst)}，${cure}` }];
      });
    }),
  );
  if (found.length > 0 || measured === 0) return found;
  return [{ result: 'pass', text: `${measured}处压在图片上的文字都看得清` }];
}

const shownRatio = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;

/** What the pictures of the first screen may weigh together: a second and a half, and three, at 1.5 Mbit/s. */
export const firstScreenBytes = { warn: 280 * 1024, fail: 560 * 1024 } as const;

interface WeighedFloor {
  readonly areas: readonly string[];
  readonly levels: readonly number[];
  /** Of the pictures that it loads at once. */
  readonly bytes: number;
}

/** The weight of the pictures that load before anybody scrolls, for whoever loads the most. */
export function firstScreenCheck(
  floors: readonly WeighedFloor[],
  levels: readonly (readonly [level: number, name: string])[],
  cities: readonly (readonly [areaNum: string, name: string])[],
): ContentCheck {
  let most = { bytes: 0, who: '' };
  for (const [level, levelName] of levels)
    for (const [city, cityName] of cities) {
      const bytes = floors
        .filter(
          (floor) =>
            (floor.levels.length === 0 || floor.levels.includes(level)) &&
            (floor.areas.length === 0 || floor.areas.includes(city)),
        )
        .slice(0, eagerFloors)
        .reduce((sum, floor) => sum + floor.bytes, 0);
      if (bytes > most.bytes) most = { bytes, who: `${cityName}的${levelName}` };
    }
  const weight = `首屏图片共 ${Math.ceil(most.bytes / 1024)} KB`;
  const { warn, fail } = firstScreenBytes;
  if (most.bytes > fail)
    return { result: 'fail', text: `${weight}（${most.who}），最多 ${fail / 1024} KB，请换轻的图或往后放` };
  if (most.bytes > warn)
    return { result: 'warn', text: `${weight}（${most.who}），超过 ${warn / 1024} KB，慢网下要等` };
  return { result: 'pass', text: `${weight}，不超过 ${warn / 1024} KB` };
}
