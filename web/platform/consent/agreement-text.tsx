import { agreements } from '#core/contract/common/agreements.ts';
import { chinaTime } from '#core/rules/format/china-time.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './agreement.module.css';

interface AgreementTextProps {
  readonly templateId: string;
  /** Absent: the version in force. */
  readonly version?: string | undefined;
}

/** An agreement's text. */
export function AgreementText({ templateId, version }: AgreementTextProps) {
  const text = useCall(agreements.agreementTemplate, {
    templateId,
    ...(version !== undefined && { version }),
  });
  if (text.error)
    return <FailedState title="内容没有加载出来" size={116} onRetry={() => void text.refetch()} />;
  if (!text.data)
    return (
      <output className={styles.loading} aria-label="加载中">
        {[92, 100, 84, 96, 60].map((width) => (
          <SkeletonBox key={width} width={`${width}%`} height={18} />
        ))}
      </output>
    );
  const { year, month, day } = chinaTime(new Date(text.data.publishedAt));
  return (
    <article className={styles.agreementText}>
      <Text as="p" look="note">
        版本 {text.data.version}，{year}年{month}月{day}日发布
      </Text>
      {text.data.body
        .split('\n')
        .filter(Boolean)
        .map((paragraph) =>
          isHeading(paragraph) ? (
            <h2 key={paragraph} className={styles.heading}>
              {paragraph}
            </h2>
          ) : (
            <p key={paragraph}>{paragraph}</p>
          ),
        )}
    </article>
  );
}

const isHeading = (paragraph: string): boolean => /^[一二三四五六七八九十]+、/.test(paragraph);
