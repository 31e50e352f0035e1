import { useEffect, useRef, useState } from 'react';
import { windowNameOf } from '#core/config/host-emulation.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import { Button } from '#web/ui/button/button.tsx';
import { BridgeLog } from './bridge-log.tsx';
import { HostBar } from './host-bar.tsx';
import { hostTitles } from './host-titles.ts';
import { useBridgeLog } from './use-bridge-log.ts';
import type { OpenedHost } from './use-simulator.ts';
import styles from './host-frame.module.css';

interface HostFrameProps {
  readonly opened: OpenedHost;
  onClose(): void;
}

/** A phone with one host: its bar, the page inside, and what the page says to the host's bridge. */
export function HostFrame({ opened, onClose }: HostFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const phone = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ title: opened.title, address: opened.url });
  const log = useBridgeLog(frame);
  // On a phone the frame stands below the form. No smooth scrolling: taps must not meet a moving page.
  useEffect(() => {
    phone.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { title } = hostTitles[opened.host];
  const name = windowNameOf(opened);
  const inside = () => frame.current?.contentWindow ?? undefined;
  /** The page is of our origin: its title and address can be read, also after it changed them itself. */
  const watch = () => {
    const page = inside();
    if (!page) return;
    const look = () =>
      setShown({ title: page.document.title, address: page.location.host + page.location.pathname });
    look();
    new MutationObserver(look).observe(page.document.head, { childList: true, subtree: true });
  };
  /** The page stays in a frame of its name there, which alone is emulated. */
  const openTab = () => {
    const tab = open('about:blank');
    if (!tab) return;
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours, as below
    const inTab = tab.document.createElement('iframe');
    Object.assign(inTab, { name, src: opened.url, title: opened.title });
    Object.assign(inTab.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0' });
    tab.document.title = `${title}：${opened.title}`;
    tab.document.body.append(inTab);
  };
  return (
    <section className={styles.phone} aria-label={`${title}，${maskMobile(opened.mobile)}`}>
      <div ref={phone} className={styles.case}>
        <HostBar
          host={opened.host}
          {...shown}
          onBack={() => inside()?.history.back()}
          onReload={() => inside()?.location.reload()}
          onClose={onClose}
        />
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours that needs its storage and scripts, as in the real host */}
        <iframe
          ref={frame}
          className={styles.frame}
          name={name}
          src={opened.url}
          title={`${title}里的${opened.title}`}
          onLoad={watch}
        />
      </div>
      <Button kind="plain" size="s" onPress={openTab}>
        在新标签页打开
      </Button>
      <BridgeLog title={title} log={log} />
    </section>
  );
}
