import './picture-choice.css';
import { useId } from 'react';
import { LazyImage } from '../lazy-image/lazy-image.tsx';

export interface PictureChoiceItem {
  readonly key: string;
  readonly text: string;
  /** Address of the picture. */
  readonly art: string;
  /** A word about its state: 已领, 已领完. */
  readonly note?: string | undefined;
  /** Can be looked at, but not had. */
  readonly off?: boolean | undefined;
}

export interface PictureChoiceProps {
  label: string;
  items: readonly PictureChoiceItem[];
  value: string | undefined;
  onChange: (key: string) => void;
  /** 'row' scrolls sideways where there are many; else three stand side by side. */
  look?: 'grid' | 'row' | undefined;
}

/** One of several, chosen by its picture; arrow keys move the choice. */
export function PictureChoice({ label, items, value, onChange, look = 'grid' }: PictureChoiceProps) {
  const name = useId();
  return (
    <div className={look === 'row' ? 'pch pch--row' : 'pch'} role="radiogroup" aria-label={label}>
      {items.map(({ key, text, art, note, off = false }) => (
        <label key={key} className={off ? 'pch__i pch__i--off' : 'pch__i'}>
          <input
            className="pch__r"
            type="radio"
            name={name}
            value={key}
            checked={key === value}
            onChange={() => onChange(key)}
          />
          <LazyImage src={art} />
          <span className="pch__t">{text}</span>
          {note !== undefined && (
            <>
              <span className="sr">，</span>
              <span className="pch__n">{note}</span>
            </>
          )}
        </label>
      ))}
    </div>
  );
}
