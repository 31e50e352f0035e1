import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pictures } from '#core/contract/console/pictures.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { maxGoodsPictures } from '#core/rules/console/pictures/picture-limits.ts';
import { libraryPicture } from '#core/rules/pictures/library-picture.ts';
import { reading, useChange, useMe } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { ListState } from '../../ui/parts.tsx';
import { PicturesField } from '../pictures/picture-field.tsx';
import { GoodsPicture } from './goods-picture.tsx';
import styles from './goods-edit.module.css';

/** The views that the detail of goods shows on the phone. */
export function GoodsPictures({ goodsId }: { readonly goodsId: string }) {
  const { may } = useMe();
  const query = useQuery(reading(pictures.goodsPictures, { goodsId }));
  const { data } = query;
  if (!data)
    return (
      <Card title="商品图片">
        <ListState query={query} isEmpty={false} empty="" />
      </Card>
    );
  if (may('goods.edit')) return <PicturesEditor key={data.version} goodsId={goodsId} owned={data} />;
  return (
    <Card title="商品图片" facts={data.pictures.length === 0 ? '没有上传，显示图库里的画' : ''}>
      {data.pictures.map(({ picture }) => (
        <GoodsPicture key={picture.pictureKey} picUrl={picture.value} size={64} />
      ))}
    </Card>
  );
}

interface PicturesEditorProps {
  readonly goodsId: string;
  readonly owned: DataOf<typeof pictures.goodsPictures>;
}
interface View {
  readonly value: string;
  readonly alt: string;
}

function PicturesEditor({ goodsId, owned }: PicturesEditorProps) {
  const before: readonly View[] = owned.pictures.map(({ picture, alt }) => ({ value: picture.value, alt }));
  const [views, setViews] = useState(before);
  const [reason, setReason] = useState('');
  const save = useChange(pictures.setGoodsPictures);
  const isChanged = JSON.stringify(views) !== JSON.stringify(before);
  return (
    <ActForm
      title="商品图片"
      effect="详情页按这个顺序显示；一张也没有时显示图库里的画"
      button="更换图片"
      busy={save.isPending}
      disabled={!isChanged}
      error={save.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() =>
        save.mutate({
          goodsId,
          version: owned.version,
          reason,
          pictures: views.map(({ value, alt }) => ({ pictureKey: libraryPicture(value)?.key ?? '', alt })),
        })
      }
      onClose={() => setViews(before)}
      closeText="恢复"
    >
      <PicturesField
        label="图片"
        hint={`最多 ${maxGoodsPictures} 张，宽 750 以上最清晰`}
        max={maxGoodsPictures}
        minWidth={750}
        isLibraryOnly
        values={views.map(({ value }) => value)}
        onValues={(values) =>
          setViews(values.map((value) => views.find((each) => each.value === value) ?? { value, alt: '' }))
        }
      />
      <div className={styles.form}>
        {views.map(({ value, alt }, at) => (
          <Field
            key={value}
            label={`第 ${at + 1} 张的说明`}
            hint="读屏时念出，空着就念名称和第几张"
            maxLength={80}
            value={alt}
            onValue={(text) =>
              setViews(views.map((each) => (each.value === value ? { value, alt: text } : each)))
            }
          />
        ))}
      </div>
    </ActForm>
  );
}
