import { notices } from '#core/contract/content/notices.ts';
import type { GuideStep } from '#core/contract/content/notices.shapes.ts';
import type { ArtName } from '#web/art/keys.ts';
import { NamedIcon } from '#web/art/named-icon.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import styles from './guide-steps.module.css';

/** Steps that hold for every page, and for this one. */
export const guideInput = { pageId: 'choose' };

/** How to find the mini-program and choose in it, step by step. */
export function GuideSteps() {
  const query = useCall(notices.miniProgramGuide, guideInput);
  const { data, error } = query;
  return (
    <Floor header={{ title: '怎么打开小程序' }} busy={!data && !error}>
      <QueryState query={query} failedTitle="步骤没有加载出来" skeleton={<SkeletonBox height={220} />}>
        {(steps) => (
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step.guideId}>
                <StepIcon step={step} />
                <div className="grow">
                  <h3 className={styles.stepTitle}>{step.title}</h3>
                  <p className={styles.stepText}>{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        )}
      </QueryState>
    </Floor>
  );
}

const strokeIcon = /^icon\//;

/** Line icons take the text's colour; whatever else an operator put there is shown as it is. */
function StepIcon({ step: { picUrl } }: { step: GuideStep }) {
  const picture = usePicture();
  return (
    <span className={styles.stepPicture}>
      {strokeIcon.test(picUrl) ? (
        <NamedIcon name={picUrl.replace(strokeIcon, '') as ArtName<'icon'>} size={22} />
      ) : (
        <img src={picture(picUrl)} width={40} height={40} alt="" />
      )}
    </span>
  );
}
