import { useShareAppMessage } from '@tarojs/taro';
import { useRef } from 'react';
import { shareLink } from '#core/rules/hosts/share-link.ts';
import { WebViewOf } from '../../features/shared/web-view-of.tsx';
import { usePageQuery } from '../../platform/navigation/use-page-query.ts';
import { project } from '../../platform/settings.ts';

/** Every page of the malls that has no native one. */
export default function WebPage() {
  const { url = '' } = usePageQuery();
  const shared = useRef({ title: project.name, url });
  useShareAppMessage(() => ({
    title: shared.current.title,
    path: `/pages/site/web-page?url=${encodeURIComponent(shareLink(shared.current.url))}`,
  }));
  return <WebViewOf url={url} onShare={(share) => (shared.current = share)} />;
}
