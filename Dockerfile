# Builds the site, then serves it with production dependencies only: see docs/deployment.md.
ARG NODE=20-bookworm-slim

FROM node:${NODE} AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:${NODE}
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 DATA_FOLDER=/data
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force
COPY --from=build /site/dist dist
COPY --from=build /site/.server .server
COPY server/*.mjs server/
COPY tools/messages/*.json tools/messages/
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/`, { method: 'HEAD', redirect: 'manual' }).then(({ status }) => process.exit(status < 500 ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/serve.mjs"]
