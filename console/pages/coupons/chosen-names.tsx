import { Button } from '../../ui/button.tsx';
import styles from './coupons.module.css';

interface ChosenNamesProps {
  readonly title: string;
  readonly empty: string;
  readonly ids: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly onIds: (ids: string[]) => void;
}

/** What was chosen, each to be taken out again. */
export const ChosenNames = ({ title, empty, ids, nameOf, onIds }: ChosenNamesProps) => (
  <div className={styles.chosen} role="group" aria-label={title}>
    <span>{title}</span>
    {ids.length === 0 && <small>{empty}</small>}
    {ids.map((id) => (
      <Button
        key={id}
        size="small"
        label={`不要 ${nameOf(id)}`}
        onPress={() => onIds(ids.filter((each) => each !== id))}
      >
        {nameOf(id)} ×
      </Button>
    ))}
  </div>
);
