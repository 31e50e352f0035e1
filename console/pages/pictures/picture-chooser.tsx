import { useState } from 'react';
import { pictures } from '#core/contract/console/pictures.ts';
import type { ConsolePicture } from '#core/contract/console/pictures.shapes.ts';
import { useMe } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PictureGrid } from './picture-grid.tsx';
import styles from './pictures.module.css';
import { UploadArea } from './upload-area.tsx';
import { useUploads } from './use-uploads.ts';

interface PictureChooserProps {
  readonly label: string;
  readonly onChoose: (picture: ConsolePicture) => void;
  readonly onClose: () => void;
}

/** Chooses a picture of the library, or takes a new one into it and chooses that. */
export function PictureChooser({ label, onChoose, onClose }: PictureChooserProps) {
  const [words, setWords] = useState('');
  const { may } = useMe();
  const list = useRows(pictures.pictures, { words });
  const uploads = useUploads(onChoose);
  const grid = (
    <PictureGrid
      label="素材库里的图片"
      list={list}
      empty={words === '' ? '素材库还没有图片，请先上传' : '没有找到，请换个词或上传'}
      onOpen={onChoose}
    />
  );
  return (
    <section className={styles.chooser} aria-label={`选择${label}`}>
      <div className={styles.find}>
        <Field label="找图片" hint="名称或说明" value={words} onValue={setWords} autoComplete="off" />
        <Button onPress={onClose}>收起</Button>
      </div>
      {may('pictures.edit') ? (
        <UploadArea {...uploads} isSingle>
          {grid}
        </UploadArea>
      ) : (
        grid
      )}
    </section>
  );
}
