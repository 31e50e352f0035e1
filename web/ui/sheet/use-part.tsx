import { useState, type ComponentType, type ReactNode } from 'react';
import { toast } from '../toast/toast.ts';

export interface PartProps {
  readonly open: boolean;
  onClose(): void;
}

interface PartOnCall<Props> {
  show(): void;
  close(): void;
  /** Whether its code is being loaded. */
  readonly loading: boolean;
  render(props: Omit<Props, keyof PartProps>): ReactNode;
}

/** A sheet of the page whose code is loaded when it is opened first. */
export function usePart<Props extends PartProps>(
  load: () => Promise<ComponentType<Props>>,
): PartOnCall<Props> {
  const [open, setOpen] = useState(false);
  const [Part, setPart] = useState<ComponentType<Props>>();
  const close = () => setOpen(false);
  const show = () => {
    setOpen(true);
    if (Part) return;
    load().then(
      (loaded) => setPart(() => loaded),
      () => {
        close();
        toast('没有加载出来，请重试', 'alert');
      },
    );
  };
  return {
    show,
    close,
    loading: open && !Part,
    render: (props) => Part && <Part {...({ ...props, open, onClose: close } as unknown as Props)} />,
  };
}
