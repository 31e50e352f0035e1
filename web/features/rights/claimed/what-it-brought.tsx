import { isDeliveryLink } from '#core/rules/rights/deliveries/delivery-content.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Brought } from './brought.tsx';
import styles from './brought.module.css';

/** The delivered content on the claim's page. */
export function WhatItBrought({ note }: { note: string }) {
  return (
    <Floor header={{ title: isDeliveryLink(note) ? '使用方式' : '兑换码' }}>
      <Brought content={note} />
      <p className={`text-caption text-tertiary ${styles.usageNote}`}>
        {isDeliveryLink(note) ? '链接仅限本人使用' : '请妥善保管，不要告诉他人'}
      </p>
    </Floor>
  );
}
