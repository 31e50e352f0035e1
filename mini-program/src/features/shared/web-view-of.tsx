import { WebView } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { webAddress } from '../../platform/navigation/web-address.ts';
import { goBack } from '../../platform/navigation/go-back.ts';
import { useSession } from '../../platform/session/session-store.ts';
import { EmptyState } from '../../ui/state.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export interface WebViewOfProps {
  readonly url: string;
  /** The card that the page asked to be shared; delivered by the chat app when 转发 is tapped. */
  onShare?(share: { readonly title: string; readonly url: string }): void;
}

/** A page of the malls in the web view, with the visitor signed in. It leads back by navigateTo and switchTab of the chat app's SDK. */
export function WebViewOf({ url, onShare }: WebViewOfProps) {
  const { kind } = useSession();
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    if (kind === 'unknown') return undefined;
    let isCurrent = true;
    void webAddress(url).then((found) => isCurrent && setAddress(found ?? null));
    return () => {
      isCurrent = false;
    };
  }, [url, kind]);
  if (address)
    return (
      <WebView
        src={address}
        onMessage={({ detail }) => {
          const data = detail.data as readonly unknown[];
          const share = shareIn(data[data.length - 1]);
          if (share) onShare?.(share);
        }}
      />
    );
  return (
    <Page>
      {address === null ? (
        <EmptyState
          art="lost"
          title="这个链接不能在小程序里打开"
          action={{ text: '返回', onPress: goBack }}
        />
      ) : (
        <Skeleton height={600} />
      )}
    </Page>
  );
}

function shareIn(message: unknown): { readonly title: string; readonly url: string } | undefined {
  const { share } = (message ?? {}) as { share?: { title?: unknown; url?: unknown } };
  return typeof share?.title === 'string' && typeof share.url === 'string'
    ? { title: share.title, url: share.url }
    : undefined;
}
