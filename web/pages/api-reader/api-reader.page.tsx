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
        `${path} ${describe(operation)}`.toLowerCase().includes(words.toLowerCase()),
      )
    : [];
  const tags = [...new Set(entries.map(({ operation }) => operation.tags[0] ?? ''))];
  return (
    <main className={styles.reader}>
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
    </main>
  );
}

/** What the row of the contract says about a call, in a sentence. */
function describe({ operationId, parameters, requestBody, ...operation }: Operation): string {
  const named = parameters.filter(({ in: at }) => at !== 'header');
  const fields = [...named.map(({ name }) => String(name)), ...fieldsOf(requestBody)];
  return [
    operationId,
    operation['x-access'] === 'member' ? '只给登录的用户' : '游客也能调用',
    operation['x-writes'] ? '会改数据，带同一个 Idempotency-Key 重发只办一次' : '只读',
    ...(operation['x-quiet'] ? ['失败不提示'] : []),
    fields.length > 0 ? `参数：${fields.join('、')}` : '没有参数',
    ...(operation.description.includes('Not in the specification') ? ['部分字段不在规格里'] : []),
  ].join('；');
}

/** The names of a body's fields; none where it is a list or a union. */
function fieldsOf(body: Operation['requestBody']): readonly string[] {
  const { content } = (body ?? {}) as {
    readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
  };
  const { properties } = (content?.['application/json']?.schema ?? {}) as { readonly properties?: object };
  return Object.keys(properties ?? {});
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
          <span className={styles.description}>{describe(operation)}</span>
        </summary>
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
