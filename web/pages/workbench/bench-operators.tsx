import { controls } from '#core/contract/sandbox/controls.ts';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import styles from './workbench.module.css';

/** One tap opens the operator's console as a demo operator; the codes are what their authenticators show. */
export function BenchOperators() {
  const operators = useSandboxQuery(controls.demoOperators, {});
  return (
    <Floor header={{ title: '运营台', meta: '一键进入' }}>
      <ul>
        {operators.data?.rows.map(({ role, name, loginName, code }) => (
          <li key={loginName} className={styles.entry}>
            <a className="grow" href={`/sandbox/console?as=${loginName}`}>
              {name} · {role}
            </a>
            <span className={`number ${styles.entryMeta}`}>动态码 {code}</span>
          </li>
        ))}
      </ul>
    </Floor>
  );
}
