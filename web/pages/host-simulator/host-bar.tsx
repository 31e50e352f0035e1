import { closeIcon } from '#web/art/icons/close-icon.ts';
import { leftIcon } from '#web/art/icons/left-icon.ts';
import { lockIcon } from '#web/art/icons/lock-icon.ts';
import { refreshIcon } from '#web/art/icons/refresh-icon.ts';
import { Icon } from '#web/art/icon.tsx';
import type { HostId } from '#core/config/hosts.ts';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import styles from './host-frame.module.css';

interface HostBarProps {
  readonly host: HostId;
  readonly title: string;
  readonly address: string;
  onBack(): void;
  onReload(): void;
  onClose(): void;
}

/** The look of each host's bar. */
const looks: Readonly<
  Record<HostId, 'chat' | 'miniProgram' | 'operator' | 'province' | 'video' | 'browser'>
> = {
  'chat-app': 'chat',
  'chat-mini-program': 'miniProgram',
  'national-app': 'operator',
  'provincial-app': 'province',
  'video-a': 'video',
  'video-b': 'video',
  'vendor-browser': 'browser',
  others: 'browser',
};

/** The bar above a page, as its host shows it: title bar, capsule menu, app bar or address field. */
export function HostBar({ host, title, address, onBack, onReload, onClose }: HostBarProps) {
  const look = looks[host];
  const close = <IconButton icon={closeIcon} size={20} label="关闭" onPress={onClose} />;
  if (look === 'browser')
    return (
      <div className={joinClasses(styles.bar, styles.browser)}>
        <IconButton icon={leftIcon} size={20} label="后退" onPress={onBack} />
        <p className={styles.address}>
          <Icon of={lockIcon} size={14} />
          <span className="one-line">{address}</span>
        </p>
        <IconButton icon={refreshIcon} size={20} label="刷新" onPress={onReload} />
        {close}
      </div>
    );
  return (
    <div className={joinClasses(styles.bar, styles[look])}>
      <span className={styles.barSide}>
        <IconButton icon={leftIcon} size={20} label="后退" onPress={onBack} />
        {look !== 'miniProgram' && close}
      </span>
      <p className={joinClasses(styles.barTitle, 'one-line')}>{title}</p>
      {look === 'miniProgram' ? (
        <span className={styles.capsule}>
          <button type="button" aria-label="刷新" onClick={onReload}>
            •••
          </button>
          <button type="button" aria-label="关闭" onClick={onClose}>
            ◎
          </button>
        </span>
      ) : (
        <span className={styles.barSide}>
          <IconButton icon={refreshIcon} size={20} label="刷新" onPress={onReload} />
        </span>
      )}
    </div>
  );
}
