import { useState, type ReactNode } from 'react';
import { usePart } from '#web/ui/sheet/use-part.tsx';
import type { ReadRight } from './right-sheet.tsx';

const rightSheet = () => import('./right-sheet.tsx').then((found) => found.RightSheet);

interface RightReader {
  read(right: ReadRight): void;
  /** The same for the right of an offer. */
  readGranted(right: {
    readonly rightsId: string;
    readonly rightsName: string;
    readonly worthFen?: number | null | undefined;
  }): void;
  readonly sheet: ReactNode;
}

/** Opens a right to be read, where it is chosen for good; the sheet is loaded when it is opened first. */
export function useRightReader(): RightReader {
  const [right, setRight] = useState<ReadRight>();
  const part = usePart(rightSheet);
  const read = (requested: ReadRight) => {
    setRight(requested);
    part.show();
  };
  return {
    read,
    readGranted: ({ rightsId, rightsName, worthFen }) =>
      read({ rightsId, name: rightsName, worthFen: worthFen ?? undefined, isOffered: true }),
    sheet: part.render({ right }),
  };
}
