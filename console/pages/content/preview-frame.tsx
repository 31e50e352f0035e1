import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { previews } from '#core/contract/console/previews.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { QrCode } from '#web/ui/qr-code/qr-code.tsx';
import { apiBase } from '../../platform/base.ts';
import { call } from '../../platform/call.ts';
import { Button } from '../../ui/button.tsx';
import { ListState } from '../../ui/parts.tsx';
import type { PreviewSettings } from './preview-settings.ts';
import styles from './preview.module.css';

export type PreviewedNotice = NonNullable<RequestOf<typeof previews.previewToken>['notice']>;

interface PreviewFrameProps {
  readonly title: string;
  readonly settings: PreviewSettings;
  readonly revisionIds: readonly string[];
  /** A maintenance notice that stands over the page. */
  readonly notice?: PreviewedNotice;
}

/** A page of another origin in production, which may not lead the console elsewhere or open windows. */
const sandbox = 'allow-scripts allow-same-origin allow-forms';
/** A link lasts ten minutes; the frame gets another one before. */
const renewMs = 9 * 60_000;

/** A phone with the page. Whatever is saved or published asks for the link again, which loads the page anew. */
export function PreviewFrame({ title, settings, revisionIds, notice }: PreviewFrameProps) {
  const [loaded, setLoaded] = useState<string>();
  const [onPhone, setOnPhone] = useState(false);
  const { place, level, areaNum, brand, host, at } = settings;
  const input = {
    revisionIds: [...revisionIds],
    level: level === 'guest' ? null : Number(level),
    areaNum,
    brand,
    host,
    at,
    notice: notice ?? null,
  };
  const query = useQuery({
    queryKey: [previews.previewToken.path, input],
    queryFn: ({ signal }) => call(previews.previewToken, input, signal),
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: renewMs,
  });
  const { data } = query;
  const address =
    data && `${data.origin || location.origin}${apiBase}/${place}?preview=${encodeURIComponent(data.token)}`;
  return (
    <figure className={styles.phone}>
      <figcaption>
        <b>{title}</b>
        {address && (
          <Button size="small" look="text" onPress={() => setOnPhone(!onPhone)}>
            {onPhone ? '收起二维码' : '用手机看'}
          </Button>
        )}
      </figcaption>
      {onPhone && address && (
        <div className={styles.code}>
          <QrCode text={address} label={`${title}的预览二维码`} size={168} />
          <p>10 分钟内有效，打开不用登录，请不要转发</p>
        </div>
      )}
      <div className={styles.screen} aria-busy={address !== loaded}>
        {address ? (
          <iframe
            key={address}
            title={`${title}预览`}
            src={address}
            sandbox={sandbox}
            referrerPolicy="no-referrer"
            onLoad={() => setLoaded(address)}
          />
        ) : (
          <ListState query={query} isEmpty={false} empty="" />
        )}
        {address && address !== loaded && (
          <p role="status" className={styles.loading}>
            正在打开{title}
          </p>
        )}
      </div>
    </figure>
  );
}
