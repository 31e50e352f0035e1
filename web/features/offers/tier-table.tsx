import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { comparedRows, type ComparedRow } from './compared-rows.ts';
import styles from './tier-table.module.css';

interface TierTableProps {
  readonly tiers: readonly Tier[];
  /** The page's own tier. */
  readonly current: string;
  /** Also lists the right types of each level (§6). */
  readonly withTypes?: boolean;
}

/** Tiers side by side: what each costs, saves and gives. */
export function TierTable({ tiers, current, withTypes = false }: TierTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reachable by keyboard
    <div className={styles.tableScroller} role="region" aria-label="权益对比表" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">权益</th>
            {tiers.map(({ productId, tierName }) => (
              <th
                key={productId}
                scope="col"
                className={productId === current ? styles.currentTier : undefined}
              >
                {tierName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedRows(tiers, withTypes).map((row) => (
            <Row key={row.name} row={row} on={tiers.findIndex(({ productId }) => productId === current)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row: { name, values }, on }: { row: ComparedRow; on: number }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {values.map((value, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column is its place
        <td key={at} className={at === on ? styles.currentTier : undefined}>
          {value ?? (
            <>
              <span aria-hidden="true">—</span>
              <span className="visually-hidden">不含</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
