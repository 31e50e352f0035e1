import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { pictures } from '#core/contract/console/pictures.ts';
import type { ConsolePicture, PictureUse } from '#core/contract/console/pictures.shapes.ts';
import { heavyBytes } from '#core/rules/console/pictures/picture-limits.ts';
import { formatTime } from '../../platform/format.ts';
import { pictureUrl } from '../../platform/picture-url.ts';
import { reading, useChange, useMe } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import { ListState, Tag } from '../../ui/parts.tsx';
import { placeNames, sizeText } from './picture-words.ts';
import styles from './pictures.module.css';

interface PicturePanelProps {
  readonly pictureKey: string;
  readonly onClose: () => void;
}

/** One picture: how it looks, what it is called, where it is used, and whether it is offered. */
export function PicturePanel({ pictureKey, onClose }: PicturePanelProps) {
  const query = useQuery(reading(pictures.picture, { pictureKey }));
  const { may } = useMe();
  const { data } = query;
  if (!data)
    return (
      <Card title="图片" aside={<CloseButton onClose={onClose} />}>
        <ListState query={query} isEmpty={false} empty="" />
      </Card>
    );
  const { picture, uses } = data;
  return (
    <div ref={intoSight} className={styles.panel}>
      <Card title={picture.name} aside={<CloseButton onClose={onClose} />}>
        <img
          className={styles.large}
          src={pictureUrl(picture.value, 'main')}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
        />
        <p className={styles.facts}>
          {sizeText(picture)}，小图 {Math.ceil(picture.smallBytes / 1024)} KB
          {picture.state === 'retired' && <Tag tone="warning">已停用</Tag>}
          {picture.bytes > heavyBytes && <Tag tone="warning">偏重，打开会慢</Tag>}
        </p>
        <p className={styles.facts}>
          原图 {picture.sourceWidth} × {picture.sourceHeight}，{picture.uploadedBy.name}{' '}
          {formatTime(picture.uploadedAt)} 上传
        </p>
        {may('pictures.edit') && <Words key={`${picture.name}${picture.alt}`} picture={picture} />}
      </Card>
      <Card title="用在哪里" facts={uses.length === 0 ? '没有地方在用' : `${uses.length} 处`}>
        <ul className={styles.uses}>
          {uses.map((use) => (
            <li key={`${use.place}${use.kind}${use.key}${use.title}`}>
              <Tag tone={use.place === 'live' || use.place === 'goods' ? 'success' : 'plain'}>
                {placeNames[use.place]}
              </Tag>
              <UseLink use={use} />
            </li>
          ))}
        </ul>
        {may('pictures.edit') && <StateForm picture={picture} isUsed={uses.length > 0} />}
      </Card>
    </div>
  );
}

/** On a narrow window it stands below the pictures. */
const intoSight = (panel: HTMLDivElement | null): void => panel?.scrollIntoView({ block: 'nearest' });

const CloseButton = ({ onClose }: { readonly onClose: () => void }) => (
  <Button size="small" look="text" label="关上这张图片" onPress={onClose}>
    关上
  </Button>
);

function UseLink({ use: { kind, key, title } }: { readonly use: PictureUse }) {
  switch (kind) {
    case 'goods':
      return (
        <Link to="/goods/$goodsId" params={{ goodsId: key }}>
          {title}
        </Link>
      );
    case 'floors':
    case 'materials':
    case 'lamps':
      return (
        <Link to={`/content/${kind}/edit`} search={{ key }}>
          {title}
        </Link>
      );
    default:
      return title;
  }
}

function Words({ picture }: { readonly picture: ConsolePicture }) {
  const [name, setName] = useState(picture.name);
  const [alt, setAlt] = useState(picture.alt);
  const save = useChange(pictures.savePicture);
  const isChanged = name !== picture.name || alt !== picture.alt;
  return (
    <form
      className={styles.words}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ pictureKey: picture.pictureKey, name, alt });
      }}
    >
      <Field label="名称" required maxLength={80} value={name} onValue={setName} />
      <Field label="说明" hint="读屏时念出，说图上有什么" maxLength={80} value={alt} onValue={setAlt} />
      <FormError error={save.error} />
      <Button type="submit" busy={save.isPending} disabled={!isChanged}>
        保存
      </Button>
    </form>
  );
}

interface StateFormProps {
  readonly picture: ConsolePicture;
  readonly isUsed: boolean;
}
/** Retiring leaves the files: pages and versions that have the picture still show it. */
function StateForm({ picture: { pictureKey, state }, isUsed }: StateFormProps) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const change = useChange(pictures.setPictureState, () => {
    setOpen(false);
    setReason('');
  });
  const isActive = state === 'active';
  if (isActive && isUsed) return <p className={styles.facts}>还有地方在用，不能停用</p>;
  if (!isOpen)
    return (
      <Button look={isActive ? 'danger' : 'plain'} onPress={() => setOpen(true)}>
        {isActive ? '停用…' : '恢复…'}
      </Button>
    );
  return (
    <ActForm
      title={isActive ? '停用图片' : '恢复图片'}
      effect={isActive ? '以后不能再选用；旧版本里有它的，照样显示' : '又可以选用'}
      button={isActive ? '停用' : '恢复'}
      look={isActive ? 'danger' : 'primary'}
      busy={change.isPending}
      error={change.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => change.mutate({ pictureKey, state: isActive ? 'retired' : 'active', reason })}
      onClose={() => setOpen(false)}
    />
  );
}
