import type { LocalChannel } from '#core/contract/goods/local-life.shapes.ts';
import { useArt } from '#web/art/use-art.ts';
import { TabList } from '#web/ui/tabs/tab-list.tsx';
import { localChannels } from '#core/rules/local-life/local-channels.ts';
import styles from './local-life.module.css';

interface ChannelTabsProps {
  readonly value: LocalChannel;
  readonly panelId: string;
  onChange(key: LocalChannel): void;
}

/** The channels in one card. */
export function ChannelTabs({ value, panelId, onChange }: ChannelTabsProps) {
  const art = useArt();
  return (
    <TabList
      className={styles.channels}
      label="频道"
      value={value}
      panelId={panelId}
      onChange={onChange}
      items={localChannels.map(({ key, text, caption, art: picture }) => ({
        key,
        text,
        content: (
          <>
            <img src={art(picture)} width="52" height="52" alt="" decoding="async" fetchPriority="low" />
            <b>{text}</b>
            <span>{caption}</span>
          </>
        ),
      }))}
    />
  );
}
