import { agreements } from './agreements.ts';
import { agreementsShapes } from './agreements.shapes.ts';
import { area } from './area.ts';
import { areaShapes } from './area.shapes.ts';
import { gateway } from './gateway.ts';
import { gatewayShapes } from './gateway.shapes.ts';
import { userLog } from './user-log.ts';
import { userLogShapes } from './user-log.shapes.ts';
import { verification } from './verification.ts';
import { verificationShapes } from './verification.shapes.ts';

/** Every call of the common service with its shapes; for the server only. */
export const common = { ...verification, ...agreements, ...area, ...gateway, ...userLog };
export const commonShapes = {
  ...verificationShapes,
  ...agreementsShapes,
  ...areaShapes,
  ...gatewayShapes,
  ...userLogShapes,
};
