/** The product with the monthly data packages of headquarters members. */
export const trafficBagProductId = 'traffic-bag';
