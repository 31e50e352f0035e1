import { useMutation } from '@tanstack/react-query';
import type { ConsoleEndpoint } from '#core/contract/endpoint.ts';
import { downloadCsv } from '../platform/download-csv.ts';
import { Button } from '../ui/button.tsx';
import { FormError } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Filters } from './filter-bar.tsx';

interface ExportButtonProps {
  /** A list of server/services/console-exports. */
  readonly endpoint: ConsoleEndpoint;
  readonly filters: Filters;
  readonly fileName: string;
  /** What is exported, where a screen has more than one list. */
  readonly label?: string;
  readonly size?: 'small';
}

/** The list with its present filters as CSV; the export is logged. */
export function ExportButton({ endpoint, filters, fileName, label = '导出', size }: ExportButtonProps) {
  const download = useMutation({ mutationFn: () => downloadCsv(endpoint, filters, fileName) });
  return (
    <>
      <Button {...(size && { size })} busy={download.isPending} onPress={() => download.mutate()}>
        <Icon name="download" />
        {label}
      </Button>
      <FormError error={download.error} />
    </>
  );
}
