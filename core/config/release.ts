/** The version of the product, the same as in package.json; pages name it when they report an error. */
export const release = '0.2.0';
