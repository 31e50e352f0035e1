import { useState } from 'react';
import { useMe } from '../../../platform/queries.ts';
import { ActOutcome } from '../../../ui/act-outcome.tsx';
import { Button } from '../../../ui/button.tsx';
import { MaintenanceForm } from './maintenance-form.tsx';
import { MaintenanceList } from './maintenance-list.tsx';
import styles from './maintenance.module.css';

/** Notices over the pages: those that there are, and a new one. */
export function MaintenanceCard({ now }: { readonly now: number }) {
  const { may } = useMe();
  const [isWriting, setWriting] = useState(false);
  const [isSent, setSent] = useState(false);
  return (
    <div className={styles.section}>
      <header className={styles.head}>
        <h2>维护公告</h2>
        <small>盖在所有页面上，用户关不掉</small>
        {may('switches.set') && !isWriting && (
          <Button
            onPress={() => {
              setSent(false);
              setWriting(true);
            }}
          >
            写维护公告…
          </Button>
        )}
      </header>
      <ActOutcome>{isSent && '已提交审批，另一位负责人同意后显示'}</ActOutcome>
      {isWriting && (
        <MaintenanceForm
          now={now}
          onClose={(sent) => {
            setWriting(false);
            setSent(sent);
          }}
        />
      )}
      <MaintenanceList />
    </div>
  );
}
