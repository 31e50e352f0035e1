let underWay = false;

/** True while the browser draws what the server has drawn, which knew nothing of anybody: stores show their beginning until it is done. */
export const isTakeover = (): boolean => underWay;
export const beginTakeover = (): void => void (underWay = true);
export const endTakeover = (): void => void (underWay = false);
