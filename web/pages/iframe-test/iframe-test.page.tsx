import { useRef, useState } from 'react';
import { agreedOrigins } from '#core/rules/links/agreed-origins.ts';
import { embeddedPage } from '#core/rules/links/embedded-page.ts';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { useHandOver } from './use-hand-over.ts';
import styles from './iframe-test.module.css';

/** 内嵌页测试: shows the page of the query's `url` in a sandbox, if its origin is allowed. */
function IframeTest() {
  const link = useQueryValue('url');
  const isMember = useSession(({ session }) => session.kind === 'member');
  return <PageFrame title="内嵌页测试">{isMember ? <Embedded link={link} /> : <Waiting />}</PageFrame>;
}

function Embedded({ link }: { link: string | undefined }) {
  const { external } = useSite();
  const page = embeddedPage(link, {
    ownOrigin: globalThis.location.origin,
    agreedOrigins: agreedOrigins(external),
    blacklist: [],
  });
  switch (page.kind) {
    case 'none':
      return <EmptyState art="search" title="没有指定要打开的页面" text="请从带有页面地址的链接进入" />;
    case 'refused':
      return (
        <EmptyState
          art="search"
          role="alert"
          title="这个页面不能在这里打开"
          text="只能打开本站和合作方的页面"
        />
      );
    case 'allowed':
      return <Frame key={page.url} url={page.url} sandbox={page.sandbox} />;
  }
}

function Frame({ url, sandbox }: { url: string; sandbox: string }) {
  const [isLoaded, setLoaded] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useHandOver(frame, url);
  return (
    <div className={styles.frame} aria-busy={!isLoaded}>
      {!isLoaded && <Waiting />}
      <iframe
        ref={frame}
        title="内嵌页面"
        src={url}
        sandbox={sandbox}
        referrerPolicy="no-referrer"
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}

const Waiting = () => (
  <div className={styles.waiting} role="status" aria-label="加载中">
    <SkeletonBox height="100%" radius={0} />
  </div>
);

export const page: PageDefinition = { Page: IframeTest };
