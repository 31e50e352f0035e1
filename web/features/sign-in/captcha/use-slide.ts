import { useCallback, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { TracePoint } from '#core/contract/common/verification.shapes.ts';
import { keyStep } from './key-step.ts';
import { traceRecorder } from './trace-recorder.ts';

interface SlideSettings {
  /** How far the piece can go, in the picture's own pixels. */
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

/** A touch that hardly moved was no attempt. */
const attempt = 6;

/** Moves the piece by finger, mouse or arrow keys and hands over where it was let go and how it got there. */
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

  /** For the element whose moving part travels its own width less that part's. */
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

/** The rail holds its knob in a part that is as wide as the knob can travel; the piece's rail does the same. */
const travelOf = (rail: HTMLElement): number =>
  rail.querySelector('[data-travel]')?.clientWidth ?? rail.closest('[data-travel]')?.clientWidth ?? 0;
