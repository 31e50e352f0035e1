/** The analytics SDK: it writes down what it is told. */
export const analyticsScript = `
window.AnalyticsSdk = {
  track(event, properties) {
    called('track', { event: event });
    host.events.push({ event: event, properties: properties });
  },
};
`;
