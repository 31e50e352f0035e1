/** `npm run long` sets REPEAT: lists of which `npm test` plays a sample are then played in full. */
export const isLongRun = process.env['REPEAT'] !== undefined;
