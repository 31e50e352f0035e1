/** A picture of goods in web/public/art; tests check that it is drawn. */
export type Picture = `goods/${string}`;
