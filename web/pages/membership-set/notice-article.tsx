import type { Notice } from '#core/contract/content/notices.shapes.ts';
import { chinaTime } from '#core/rules/format/china-time.ts';
import styles from './reading.module.css';

/** One notice: its title, its day and its text. */
export function NoticeArticle({ notice: { title, content, publishedAt } }: { notice: Notice }) {
  const { year, month, day } = chinaTime(new Date(publishedAt));
  return (
    <article className={styles.notice}>
      <h2 className={styles.noticeTitle}>{title}</h2>
      <p className={styles.noticeDate}>
        <time dateTime={publishedAt}>
          {year}年{month}月{day}日
        </time>
      </p>
      {content
        .split('\n')
        .filter(Boolean)
        .map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
    </article>
  );
}
