import { payments } from './payments.ts';
import { paymentsShapes } from './payments.shapes.ts';

/** Every call of the pay service with its shapes; for the server only. */
export const pay = { ...payments };
export const payShapes = { ...paymentsShapes };
