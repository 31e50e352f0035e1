/** The number of floors on the first screen: their pictures load at once, those of the others when they come near. */
export const eagerFloors = 4;
