import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pictures } from '#core/contract/console/pictures.ts';
import { heavyBytes } from '#core/rules/console/pictures/picture-limits.ts';
import { libraryPicture } from '#core/rules/pictures/library-picture.ts';
import { pictureUrl } from '../../platform/picture-url.ts';
import { reading } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Tag } from '../../ui/parts.tsx';
import { moved } from '../content/content-items.ts';
import { PictureChooser } from './picture-chooser.tsx';
import { sizeText } from './picture-words.ts';
import styles from './pictures.module.css';

interface PicturesFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly values: readonly string[];
  readonly max: number;
  readonly minWidth?: number | undefined;
  /** Drawings of ours are not offered. */
  readonly isLibraryOnly?: boolean;
  readonly onValues: (values: readonly string[]) => void;
}

/** Pictures in their order, each chosen from the library or uploaded; drawings of ours by their name. */
export function PicturesField({
  label,
  hint,
  values,
  max,
  minWidth = 0,
  isLibraryOnly = false,
  onValues,
}: PicturesFieldProps) {
  const [place, setPlace] = useState<number>();
  const [drawing, setDrawing] = useState('');
  const put = (value: string): void => {
    const at = place ?? values.length;
    if (!values.includes(value)) onValues([...values.slice(0, at), value, ...values.slice(at + 1)]);
    setPlace(undefined);
    setDrawing('');
  };
  return (
    <fieldset className={styles.field}>
      <legend>
        {label} <small>{hint}</small>
      </legend>
      {values.map((value, at) => (
        <div key={value} className={styles.chosen}>
          <img src={pictureUrl(value)} alt="" width={56} height={56} />
          <PictureFacts value={value} minWidth={minWidth} />
          <span className={styles.acts}>
            {at > 0 && (
              <Button size="small" onPress={() => onValues(moved(values, at, at - 1))}>
                前移
              </Button>
            )}
            <Button size="small" label={`换${label}`} onPress={() => setPlace(at)}>
              换
            </Button>
            <Button
              size="small"
              label={`移除${label}`}
              onPress={() => onValues(values.filter((each) => each !== value))}
            >
              移除
            </Button>
          </span>
        </div>
      ))}
      {place === undefined && values.length < max && (
        <Button size="small" onPress={() => setPlace(values.length)}>
          选择{label}…
        </Button>
      )}
      {place !== undefined && (
        <PictureChooser
          label={label}
          onChoose={({ value }) => put(value)}
          onClose={() => setPlace(undefined)}
        />
      )}
      {place !== undefined && !isLibraryOnly && (
        <div className={styles.find}>
          <Field
            label="或图库里的名字"
            hint="例如 goods/milktea"
            value={drawing}
            onValue={setDrawing}
            autoComplete="off"
          />
          <Button disabled={drawing.trim() === ''} onPress={() => put(drawing.trim())}>
            用它
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** What a picture is, and what is wrong with it in this place. */
function PictureFacts({ value, minWidth }: { readonly value: string; readonly minWidth: number }) {
  const own = libraryPicture(value);
  const { data, error } = useQuery({
    ...reading(pictures.picture, { pictureKey: own?.key ?? '' }),
    enabled: own !== undefined,
    staleTime: 60_000,
  });
  if (!own)
    return (
      <span className={styles.about}>
        <b>{value}</b>
        <small>图库里的画</small>
      </span>
    );
  return (
    <span className={styles.about}>
      <b>{data?.picture.name ?? (error ? error.message : '…')}</b>
      <small>{data ? sizeText(data.picture) : `${own.width} × ${own.height}`}</small>
      {own.width < minWidth && <Tag tone="warning">宽度不到 {minWidth}，会模糊</Tag>}
      {data && data.picture.bytes > heavyBytes && <Tag tone="warning">偏重，打开会慢</Tag>}
      {data?.picture.state === 'retired' && <Tag tone="danger">已停用，请换一张</Tag>}
    </span>
  );
}

interface PictureFieldProps extends Omit<PicturesFieldProps, 'values' | 'max' | 'onValues'> {
  readonly value: string;
  readonly onValue: (value: string) => void;
}
/** One picture, or none. */
export const PictureField = ({ value, onValue, ...props }: PictureFieldProps) => (
  <PicturesField
    {...props}
    max={1}
    values={value === '' ? [] : [value]}
    onValues={([chosen = '']) => onValue(chosen)}
  />
);
