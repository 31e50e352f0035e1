import { useCallback, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { TracePoint } from '#core/contract/common/verification.shapes.ts';
import { keyStep } from './key-step.ts';
import { traceRecorder } from './trace-recorder.ts';

interface SlideSettings {
  /** The maximum offset of the piece, in picture pixels. */
  readonly reach: number;
  readonly enabled: boolean;
  onRelease(x: number, trace: readonly TracePoint[]): void;
}

interface Drag {
  readonly fromX: number;
  readonly clientX: number;
  readonly clientY: number;
  /** Picture pixels per screen pixel. */
  readonly unit: number;
}

/** Shorter moves do not count as an attempt. */
const attempt = 6;

/** Moves the piece by touch, mouse or arrow keys; reports the final offset and the trace. */
export function useSlide({ reach, enabled, onRelease }: SlideSettings) {
  const [x, setX] = useState(0);
  const [dragging, setDragging] = useState(false);
  const [trace] = useState(() => traceRecorder());
  const drag = useRef<Drag>(undefined);

  const reset = useCallback(() => {
    drag.current = undefined;
    trace.clear();
    setDragging(false);
    setX(0);
  }, [trace]);
  const place = (
    { clientX, clientY }: PointerEvent,
    { fromX, clientX: startX, clientY: startY, unit }: Drag,
  ): number => {
    const next = Math.min(reach, Math.max(0, fromX + (clientX - startX) * unit));
    trace.add(next, (clientY - startY) * unit);
    setX(next);
    return next;
  };

  /** Props of the track element. */
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!enabled || !event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const travel = travelOf(event.currentTarget);
      drag.current = {
        fromX: x,
        clientX: event.clientX,
        clientY: event.clientY,
        unit: travel > 0 ? reach / travel : 1,
      };
      trace.start(x);
      setDragging(true);
    },
    onPointerMove(event: PointerEvent) {
      if (drag.current) place(event, drag.current);
    },
    onPointerUp(event: PointerEvent) {
      if (!drag.current) return;
      const end = place(event, drag.current);
      const moved = trace.points().some((point) => point.x > attempt);
      drag.current = undefined;
      setDragging(false);
      if (moved) onRelease(end, trace.points());
      else reset();
    },
    onPointerCancel: reset,
  };
  const moveTo = (next: number) => {
    if (!enabled || drag.current) return;
    if (!trace.recording) trace.start(x);
    trace.add(next, 0);
    setX(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keyStep(event, x, reach);
    if (next !== undefined) {
      event.preventDefault();
      moveTo(next);
    } else if (event.key === 'Enter' && enabled && !drag.current && x > 0) {
      event.preventDefault();
      trace.add(x, 0);
      onRelease(x, trace.points());
    }
  };
  return { x, dragging, handlers, onKeyDown, moveTo, reset };
}

/** The travel is the track's width minus the knob's, for both tracks. */
const travelOf = (rail: HTMLElement): number =>
  rail.querySelector('[data-travel]')?.clientWidth ?? rail.closest('[data-travel]')?.clientWidth ?? 0;
