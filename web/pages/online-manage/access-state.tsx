import { accessSummary } from '#core/rules/number/access-summary.ts';
import { FloorSkeleton } from '#web/features/number/number-page.tsx';
import { useFlowSettings } from '#web/features/number/use-flow-settings.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { Text } from '#web/ui/text/text.tsx';
import type { AccessSetting } from './access-setting.ts';
import styles from './access-state.module.css';

const tags = {
  off: { text: '未开启', kind: 'mute' },
  pending: { text: '更新中', kind: 'warn' },
  on: { text: '生效中', kind: 'ok' },
} as const;

/** What is in effect for the number, above what can be changed. */
export function AccessState() {
  const { settings } = useFlowSettings();
  const { data, error } = settings;
  // The list below says that the settings failed, and tries again.
  if (!data) return error ? null : <FloorSkeleton heights={[56]} />;
  const { kind, title, text } = accessSummary({
    isOn: data.accessRulesOn,
    isPending: data.accessPending,
    times: data.settings.filter((setting): setting is AccessSetting => setting.kind === 'access'),
    blockedCount: data.blockedKinds.length,
  });
  return (
    <Floor label="当前状态" look="tinted">
      <div className={styles.state} role="status">
        <Text as="h2" look="titleLarge">
          {title}
        </Text>
        <Tag kind={tags[kind].kind}>{tags[kind].text}</Tag>
        <p className={styles.text}>{text}</p>
      </div>
    </Floor>
  );
}
