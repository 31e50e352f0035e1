import { useEffect, useEffectEvent, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { uploadTypes } from '#core/rules/console/pictures/picture-limits.ts';
import { Button } from '../../ui/button.tsx';
import styles from './pictures.module.css';
import type { Uploads } from './use-uploads.ts';

interface UploadAreaProps extends Uploads {
  /** One file at a time: the first of several. */
  readonly isSingle?: boolean;
  readonly children: ReactNode;
}

/** Takes pictures that are chosen, dropped on it, or pasted while it is open. */
export function UploadArea({ uploads, add, dismiss, isSingle = false, children }: UploadAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | undefined | null): void =>
    add(Array.from(files ?? []).slice(0, isSingle ? 1 : undefined));
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    take(event.clipboardData?.files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => onPaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      className={styles.area}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <div className={styles.upload}>
        <Button onPress={() => input.current?.click()}>上传图片…</Button>
        <small>也可以拖进来或粘贴；PNG、JPEG、WebP，每张最多 10 MB</small>
        <input
          ref={input}
          type="file"
          hidden
          multiple={!isSingle}
          accept={uploadTypes.join()}
          aria-label="选择图片文件"
          onChange={({ target }) => {
            take(target.files);
            target.value = '';
          }}
        />
      </div>
      {uploads.length > 0 && (
        <ul className={styles.uploads} aria-label="正在上传" aria-live="polite">
          {uploads.map(({ id, name, sent, fault }) => (
            <li key={id}>
              <b>{name}</b>
              {fault === undefined ? (
                <>
                  <progress value={sent} max={1} aria-label={`${name}的进度`} />
                  <small>{sent < 1 ? `${Math.round(sent * 100)}%` : '正在处理'}</small>
                </>
              ) : (
                <>
                  <span role="alert" className={styles.fault}>
                    {fault}
                  </span>
                  <Button size="small" look="text" label={`知道了：${name}`} onPress={() => dismiss(id)}>
                    知道了
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}
