import { useState } from 'react';
import type { OpenApi, Operation } from '#core/contract/openapi.ts';
import { WorkbenchFrame } from '#web/features/sandbox/workbench-frame.tsx';
import { useQuery } from '#web/platform/queries/use-query.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import styles from './api-reader.module.css';

interface Entry {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** The contract to read: every call with its input and answer, found by typing. */
function ApiReader() {
  const [words, setWords] = useState('');
  const contract = useQuery<OpenApi>(
    ['/openapi.json'],
    async () => (await fetch('/openapi.json')).json() as Promise<OpenApi>,
    { staleMs: Infinity },
  );
  const entries = contract.data
    ? entriesOf(contract.data).filter(({ path, operation }) =>
        `${path} ${operation.operationId} ${operation.description}`
          .toLowerCase()
          .includes(words.toLowerCase()),
      )
    : [];
  const tags = [...new Set(entries.map(({ operation }) => operation.tags[0] ?? ''))];
  return (
    <div className={styles.reader}>
      <div className={styles.searchBox}>
        <TextField label="查找接口" placeholder="路径、名称或说明" value={words} onChange={setWords} />
      </div>
      {contract.error && <FailedState title="接口说明没有加载出来" onRetry={() => void contract.refetch()} />}
      {tags.map((tag) => {
        const group = entries.filter(({ operation }) => operation.tags[0] === tag);
        return (
          <Floor key={tag} header={{ title: tag, meta: `${group.length} 个` }}>
            <ul>
              {group.map((entry) => (
                <ApiEntry key={entry.method + entry.path} {...entry} />
              ))}
            </ul>
          </Floor>
        );
      })}
    </div>
  );
}

const entriesOf = ({ paths }: OpenApi): Entry[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

function ApiEntry({ method, path, operation }: Entry) {
  return (
    <li className={styles.endpoint}>
      <details>
        <summary>
          <Tag kind={method === 'GET' ? 'info' : 'soft'}>{method}</Tag> <code>{path}</code>{' '}
          {operation['x-access'] === 'member' && <Tag kind="vip">需登录</Tag>}{' '}
          {operation['x-writes'] && <Tag kind="warn">写</Tag>}
        </summary>
        <p className={styles.description}>
          {operation.operationId}　{operation.description}
        </p>
        <pre>
          {JSON.stringify(
            {
              parameters: operation.parameters,
              body: operation.requestBody,
              answer: operation.responses['200'],
            },
            null,
            1,
          )}
        </pre>
      </details>
    </li>
  );
}

const ApiReaderPage = () => (
  <WorkbenchFrame here="/openapi">
    <ApiReader />
  </WorkbenchFrame>
);

export const page: PageDefinition = { Page: ApiReaderPage };
