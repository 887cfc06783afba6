# The site's server: web/server/pipeline around Next's own. Pages are made while it is built, so the build reads
# the lake; its environment comes as a file that no layer keeps:
#   docker build --secret id=site,src=site.env -t docs-site .
#   docker run --read-only --tmpfs /tmp --env-file site.env -p 3000:3000 docs-site
# Values stand in site.env bare, without quotes: Docker and the shell read the file alike then.

# By its digest, as a name may lead to another image tomorrow; the one of all platforms, as
#   docker buildx imagetools inspect node:<version>-bookworm-slim
# prints it, and https://github.com/docker-library/repo-info lists it in repos/node/remote. The version
# is that of the package `node`, with which everything is tested; the first step refuses another.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS base
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1 SCARF_ANALYTICS=false
COPY package.json package-lock.json .npmrc ./
RUN ["node", "-e", "const { node } = require('./package.json').dependencies; if (process.versions.node !== node) throw new Error(`The base image has Node ${process.versions.node}, and package.json ${node}. Was its digest left as it was? Give that of node:${node}-bookworm-slim.`)"]

FROM base AS build
RUN npm ci
COPY . .
RUN --mount=type=secret,id=site,required=true \
    set -a && . /run/secrets/site && set +a \
    && NODE_ENV=production node_modules/.bin/next build web \
    && rm -rf web/.next/cache

# The image has a Node of its own, and only the build asks for TypeScript.
FROM base AS packages
RUN npm ci --omit=dev && rm -rf node_modules/node node_modules/typescript node_modules/@typescript

FROM base
# As in local/lean-process.ts: each thread that compresses would keep free memory of its own, and malloc large buffers.
ENV NODE_ENV=production SITE_HOST=0.0.0.0 SITE_PORT=3000 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/blocks ./blocks
COPY --from=build /app/schemas ./schemas
COPY --from=build /app/specs ./specs
COPY --from=build --chown=node:node /app/web ./web
USER node
# Pages that a publish changes are written beside the built ones: all else may be read-only. A new
# container starts with a volume of its own, filled from the image; do not keep one across builds.
VOLUME /app/web/.next
EXPOSE 3000
# Alive is what answers, whatever it says: a new container would not bring a lake or a search back.
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.SITE_PORT}/docs/api/health`).then(() => process.exit(0), () => process.exit(1))"]
# As in local/lean-process.ts and scripts/stack/site.ts: without these V8 takes several times the memory. An upper limit comes by NODE_OPTIONS.
CMD ["node", "--disable-sigusr1", "--max-semi-space-size=8", "--heap-growing-percent=30", "--expose-gc", "web/main.ts"]
