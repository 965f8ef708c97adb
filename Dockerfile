# The whole site with its contact service: `docker build -t agency-site .`, then see compose.yaml and docs/deploy.md.
# With the studio, which changes and publishes words: `docker build --target studio -t agency-site-studio .`
# Node 24 by its tag; pin it by digest (node:24-slim@sha256:…) where builds must repeat exactly.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# Below a path: --build-arg BASE_PATH=/site. With another receiver of the form: --build-arg VITE_CONTACT_ENDPOINT=https://…
ARG BASE_PATH=
ARG VITE_CONTACT_ENDPOINT=
RUN npm run build && npm run deploy:files -- caddy

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund

# `docker build --target proxy -t agency-site-proxy .`: Caddy with the files of this build.
FROM caddy:2 AS proxy
ENV SITE_FILES=/app/dist/deploy/caddy/site.caddy
COPY deploy/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /app/dist/site /app/dist/site
COPY --from=build /app/dist/deploy/caddy /app/dist/deploy/caddy

# The studio, too: sources and build tools, so that it can publish. What it writes is in volumes; all else belongs to root.
FROM node:24-slim AS studio
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PROJECT_DIR=/app HOME=/tmp
WORKDIR /app
RUN mkdir -m 0700 /data .studio .cache && chown 1000:1000 /app /data .studio .cache
COPY --from=build /app/node_modules node_modules
COPY package.json package-lock.json LICENSE index.html vite.config.ts ./
COPY build build
COPY scripts scripts
COPY server server
COPY shared shared
COPY src src
COPY studio studio
COPY --chown=1000:1000 public public
COPY --chown=1000:1000 content content
COPY --from=build --chown=1000:1000 /app/dist dist
# The second is where Vite puts its configuration to run it.
RUN mkdir -p public/pictures/uploads node_modules/.vite-temp && chown 1000:1000 public/pictures/uploads node_modules/.vite-temp
USER 1000:1000
VOLUME /data /app/content /app/public/pictures/uploads /app/.studio
EXPOSE 3000
STOPSIGNAL SIGTERM
# A new image builds the words of the volume first.
HEALTHCHECK --interval=30s --timeout=5s --start-period=300s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "scripts/start.ts"]

FROM node:24-slim
# Few malloc arenas and a small young generation: about 170 MB under a flood instead of 300.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=3000 SITE_DIR=/app/dist/site DATA_DIR=/data
WORKDIR /app
# Leads are personal data: the folder belongs to the account the server runs as, and to nobody else.
RUN mkdir -m 0700 /data && chown 1000:1000 /data
COPY --from=packages /app/node_modules node_modules
COPY package.json LICENSE ./
COPY shared shared
COPY server server
COPY --from=build /app/dist/headers.json dist/headers.json
COPY --from=build /app/dist/site dist/site
COPY --from=build /app/dist/studio dist/studio
# The account `node` of the image, by number: some hosts only believe numbers.
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "server/main.ts"]
