import { View } from '@tarojs/components';
import { localChannels, type ChannelFacts } from '#core/rules/local-life/local-channels.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './channel-tabs.module.css';

interface ChannelTabsProps {
  readonly value: ChannelFacts;
  onChange(channel: ChannelFacts): void;
}

/** The channels in one card. */
export const ChannelTabs = ({ value, onChange }: ChannelTabsProps) => (
  <View className={styles.channels} ariaRole="tablist">
    {localChannels.map((channel) => {
      const { key, text, caption, art } = channel;
      const isChosen = key === value.key;
      return (
        <View
          key={key}
          className={joinClasses(styles.channel, isChosen && styles.chosen)}
          ariaRole="tab"
          ariaLabel={`${text}，${caption}`}
          ariaSelected={isChosen}
          onClick={() => {
            if (!isChosen) onChange(channel);
          }}
        >
          <Picture of={art} className={styles.picture} eager />
          <View className={styles.name}>{text}</View>
          <View className={styles.caption}>{caption}</View>
          {isChosen && <View className={styles.mark} />}
        </View>
      );
    })}
  </View>
);
