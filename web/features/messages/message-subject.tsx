import type { MessageSubject as Subject } from '#core/contract/user/messages.shapes.ts';
import { Icon } from '#web/art/icon.tsx';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './message-subject.module.css';

/** The thing a message is about: picture, name and a line. The link is around it. */
export function MessageSubject({ subject: { picUrl, title, line } }: { subject: Subject }) {
  const picture = usePicture('small');
  return (
    <span className={styles.subject}>
      <LazyImage className={styles.picture} src={picture(picUrl)} />
      <span className="grow">
        <Text as="b" look="itemTitle" block className="one-line">
          {title}
        </Text>
        <span className="text-caption text-tertiary">{line}</span>
      </span>
      <Icon of={rightIcon} size={16} />
    </span>
  );
}
