import './reading.css';
import type { Notice } from '#core/contract/content/notices.shapes.ts';
import { chinaTime } from '#core/rules/format/china-time.ts';

/** One notice: its title, its day and its text. */
export function NoticeArticle({ notice: { title, content, publishedAt } }: { notice: Notice }) {
  const { year, month, day } = chinaTime(new Date(publishedAt));
  return (
    <article className="rdg__i">
      <h2 className="rdg__t">{title}</h2>
      <p className="rdg__d">
        <time dateTime={publishedAt}>
          {year}年{month}月{day}日
        </time>
      </p>
      {content
        .split('\n')
        .filter(Boolean)
        .map((line) => (
          <p key={line} className="rdg__p">
            {line}
          </p>
        ))}
    </article>
  );
}
