import './product-head.css';
import type { ReactNode } from 'react';

/** The product's name on the hero, and what there is to say of it in numbers. */
export function ProductHead({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="pdh" aria-label="当前产品">
      <h2 className="pdh__n">{name}</h2>
      <div className="pdh__c">{children}</div>
    </section>
  );
}
