/** The product whose rights are the monthly traffic gift bags of the headquarters' members. */
export const trafficBagProductId = 'traffic-bag';
