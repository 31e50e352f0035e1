export interface StockBarProps {
  percent: number;
  text: string;
}

/** How much of a sale is gone; the words say it, the bar shows it. */
export function StockBar({ percent, text }: StockBarProps) {
  return (
    <span className="bar">
      <i style={{ width: `${percent}%` }} />
      <span>{text}</span>
    </span>
  );
}
