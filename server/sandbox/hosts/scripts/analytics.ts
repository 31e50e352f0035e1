/** The analytics SDK: records its calls. */
export const analyticsScript = `
window.AnalyticsSdk = {
  track(event, properties) {
    called('track', { event: event });
    host.events.push({ event: event, properties: properties });
  },
};
`;
