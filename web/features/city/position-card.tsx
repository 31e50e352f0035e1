import { useEffect, type ReactNode } from 'react';
import { Icon } from '#web/art/icon.tsx';
import { pinIcon } from '#web/art/icons/pin-icon.ts';
import { useLocated, type Located } from '#web/platform/location/place-store.ts';
import { useLocationService } from '#web/platform/location/location-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import type { PickCity } from './use-pick-city.ts';
import { Text } from '#web/ui/text/text.tsx';
import styles from './position-card.module.css';

const messages: Readonly<Record<Exclude<Located['kind'], 'found'>, readonly [title: string, text: string]>> =
  {
    unknown: ['尚未定位', '定位后可直接使用所在城市'],
    locating: ['正在定位…', '也可以直接选择城市'],
    refused: ['未获得定位权限', '在设置中允许，或直接选择城市'],
    failed: ['没有定位到', '请稍后重试，或直接选择城市'],
  };

/** The phone's position and a button to locate again; after a refusal only a tap prompts again. */
export function PositionCard({ onPick }: { onPick: PickCity }) {
  const located = useLocated();
  const { find } = useLocationService();
  const unknown = located.kind === 'unknown';
  useEffect(() => {
    if (unknown) void find({ validTimeMs: 0 });
  }, [unknown, find]);
  const again = (
    <Button
      kind="outline"
      size="s"
      busy={located.kind === 'locating'}
      onPress={() => void find({ validTimeMs: 0, force: true })}
    >
      重新定位
    </Button>
  );
  if (located.kind !== 'found') {
    const [title, text] = messages[located.kind];
    return (
      <Card off end={again}>
        <Texts title={title} text={text} />
      </Card>
    );
  }
  const { place } = located;
  return (
    <Card end={again}>
      <button className={styles.pickButton} type="button" onClick={() => onPick(place)}>
        <Texts title={place.areaName} text={place.address ?? place.province} />
      </button>
    </Card>
  );
}

interface CardProps {
  readonly off?: boolean;
  readonly end: ReactNode;
  readonly children: ReactNode;
}

const Card = ({ off = false, end, children }: CardProps) => (
  <section className={styles.positionCard} aria-label="当前定位">
    <span className={off ? `${styles.petal} ${styles.unavailable}` : styles.petal}>
      <Icon of={pinIcon} size={20} />
    </span>
    <div className={styles.text} aria-live="polite">
      {children}
    </div>
    {end}
  </section>
);

const Texts = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <>
    <span className={styles.title}>{title}</span>
    <Text look="caption" block>
      {text}
    </Text>
  </>
);
