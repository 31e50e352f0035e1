import { controls } from '#core/contract/sandbox/controls.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { conditionsOf } from './conditions.ts';
import { useSandboxChange } from './use-sandbox-change.ts';
import { useSandboxQuery } from './use-sandbox-query.ts';
import styles from './workbench-frame.module.css';

/** Everything switched away from normal, and the one reset. Its height does not depend on how much that is. */
export function ConditionsBanner() {
  const { data } = useSandboxQuery(controls.state, {});
  const reset = useSandboxChange(controls.reset, () => toast('已全部恢复正常'));
  const conditions = data && conditionsOf(data);
  const isNormal = conditions === undefined || conditions.length === 0;
  return (
    <section className={styles.banner} aria-label="与平时不同的设置" data-changed={isNormal ? undefined : ''}>
      <div className={styles.bannerHead}>
        <p className="grow" role="status">
          {conditions && (isNormal ? '一切正常' : `${conditions.length}项与平时不同`)}
        </p>
        <Button
          size="s"
          kind={isNormal ? 'plain' : 'primary'}
          busy={reset.busy}
          onPress={() => reset.run({})}
        >
          全部复位
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the list scrolls sideways, also by the keyboard */}
      <div className={styles.conditions} tabIndex={0} role="group" aria-label="明细">
        {isNormal
          ? conditions && '时钟、上游、开关、库存和手机都是默认的样子'
          : conditions.map((text) => (
              <Tag key={text} kind="warn">
                {text}
              </Tag>
            ))}
      </div>
    </section>
  );
}
