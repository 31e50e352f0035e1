import type { Question } from '#core/contract/user/support.shapes.ts';
import { pathOf } from '#core/site/paths/path-of.ts';
import { Icon } from '#web/art/icon.tsx';
import { downIcon } from '#web/art/icons/down-icon.ts';
import { VoteButtons } from '#web/features/support/vote-buttons.tsx';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { useSite } from '#web/platform/site/site-context.tsx';
import styles from './question-list.module.css';

/** A question that opens in place. */
export function QuestionItem({ question, isOpen }: { question: Question; isOpen: boolean }) {
  const { projectId } = useSite();
  const { questionId, title, answer, helpful } = question;
  const hasPage = projectId !== 'workbench' && pathOf(projectId, 'questionDetail') !== undefined;
  return (
    <li className={styles.question}>
      <details open={isOpen}>
        <summary className={styles.title}>
          <span className="grow">{title}</span>
          <span className={`${styles.count} number`}>{helpful.toLocaleString('en-US')}人有用</span>
          <Icon of={downIcon} size={18} />
        </summary>
        <div className={styles.answer}>
          {answer.split('\n').map((paragraph, at) => (
            <p key={at}>{paragraph}</p>
          ))}
          <VoteButtons questionId={questionId} helpful={helpful} />
          {hasPage && (
            <PageLink className={styles.detail} to={{ page: 'questionDetail', query: { questionId } }}>
              相关问题<span className="visually-hidden">：{title}</span>
            </PageLink>
          )}
        </div>
      </details>
    </li>
  );
}
