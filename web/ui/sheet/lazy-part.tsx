import { lazy, useEffect, useRef, useState, type FunctionComponent, type LazyExoticComponent } from 'react';
import { toast } from '../toast/toast.ts';

/** Props of a sheet that is opened with a tap; other parts have none of them. */
interface MaybeSheet {
  readonly open?: boolean;
  onClose?(): void;
}

type Load<Props> = () => Promise<FunctionComponent<Props>>;

/**
 * A part of a page whose code is loaded when it is first drawn. Where that fails, for want of a network, the page stays: a sheet says
 * so and loads again with the next tap, other parts are left out. A rejected `lazy` would replace the whole page.
 */
export const lazyPart = <Props extends object>(
  load: Load<Props>,
): LazyExoticComponent<FunctionComponent<Props>> =>
  lazy(() =>
    load().then(
      (found) => ({ default: found }),
      () => ({ default: loadedAgain(load) }),
    ),
  );

const loadedAgain = <Props extends object>(load: Load<Props>): FunctionComponent<Props> =>
  function LoadedAgain(props) {
    const [Part, setPart] = useState<FunctionComponent<Props>>();
    const hasTried = useRef(false);
    const { open, onClose } = props as MaybeSheet;
    useEffect(() => {
      if (open !== true || Part) return;
      const fail = () => {
        toast('没有加载出来，请重试', 'alert');
        onClose?.();
      };
      if (hasTried.current) load().then((found) => setPart(() => found), fail);
      else fail();
      hasTried.current = true;
    }, [open, onClose, Part]);
    return Part ? <Part {...props} /> : null;
  };
