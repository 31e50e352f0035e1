import type { MonthGroupView, MonthRightView } from '#core/contract/content/my-month.shapes.ts';
import type { MonthPick } from '#core/rules/rights/my-month/my-month-plan.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx';
import styles from './pick-group.module.css';

interface PickGroupProps {
  readonly group: MonthGroupView;
  readonly options: readonly MonthRightView[];
  /** How many may be picked. */
  readonly slots: number;
  readonly picks: readonly MonthPick[];
  onChange(picks: readonly MonthPick[]): void;
}

/** A group to choose from; when the quota is picked, the other options are disabled. */
export function PickGroup({
  group: { subscriptionId, groupName, productName },
  options,
  slots,
  picks,
  onChange,
}: PickGroupProps) {
  const picture = usePicture();
  const isThis = (rightsId: string) => (pick: MonthPick) =>
    pick.subscriptionId === subscriptionId && pick.rightsId === rightsId;
  const picked = options.filter(({ rightsId }) => picks.some(isThis(rightsId)));
  const isFull = picked.length >= slots;
  const change = (rightsId: string, requested: boolean) =>
    onChange(
      requested ? [...picks, { subscriptionId, rightsId }] : picks.filter((pick) => !isThis(rightsId)(pick)),
    );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>
        <b>{groupName}</b>
        <span>{productName}</span>
        <span className={styles.pickedCount}>
          已选{picked.length}/{slots}
        </span>
      </legend>
      {options.map((right) => {
        const isPicked = picked.includes(right);
        return (
          <Checkbox
            key={right.rightsId}
            className={styles.option}
            checked={isPicked}
            disabled={isFull && !isPicked}
            onChange={(requested) => change(right.rightsId, requested)}
          >
            <span className={styles.optionContent}>
              <img src={picture(right.picUrl)} width={36} height={36} alt="" />
              {right.rightsShowName}
            </span>
          </Checkbox>
        );
      })}
    </fieldset>
  );
}
