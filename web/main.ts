import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import next from 'next'
import onHeaders from 'on-headers'
import { countAnswers } from './analytics/count-answers.ts'
import { startCounting } from './analytics/site-counter.ts'
import { filesFolder, filesRoute } from './bundle/files.ts'
import { env, needlessSecrets } from './config/env.ts'
import { nosniff } from './config/security-headers.ts'
import { changelogTag, pathsTag, sidebarsTag } from './config/tags.ts'
import { siteState } from './content/cache/site-state.ts'
import { contentClient } from './content/lake/client.ts'
import { fetchPublicPaths } from './content/sitemap/public-paths.ts'
import { announceOnTime } from './publishing/scheduled/announce-on-time.ts'
import { publishClient } from './publishing/scheduled/publish-client.ts'
import { publishOnTime } from './publishing/scheduled/publish-on-time.ts'
import { builtSince } from './server/cluster/built-since.ts'
import { passChanges } from './server/cluster/pass-changes.ts'
import { rememberChanges } from './server/cluster/remember-changes.ts'
import { watchRejections } from './server/health/watch-rejections.ts'
import { collectWhenIdle } from './server/limits/collect-when-idle.ts'
import { ignoreClosedOutput } from './server/logging/ignore-closed-output.ts'
import { logAsJson } from './server/logging/log-as-json.ts'
import { allowedHosts, requireAllowedHost } from './server/pipeline/allowed-hosts.ts'
import { answerMethods } from './server/pipeline/answer-methods.ts'
import { pageAnswers } from './server/pipeline/answer-pages.ts'
import { unsaid } from './server/pipeline/cache-lifetimes.ts'
import { refuseOtherSpellings } from './server/pipeline/canonical-address.ts'
import { compress } from './server/pipeline/compress.ts'
import { dropDraftMode } from './server/pipeline/drop-draft-mode.ts'
import { KnownRoutes } from './server/pipeline/known-routes.ts'
import { limitRequests } from './server/pipeline/limit-requests.ts'
import { logRequest } from './server/pipeline/log-request.ts'
import { usePageCache } from './server/pipeline/page-cache.ts'
import { evictPrerenderedOnTime } from './server/pipeline/prerender-eviction.ts'
import { reconcileOnTime } from './server/pipeline/reconcile-on-time.ts'
import { responseRenderer } from './server/pipeline/render-response.ts'
import { selfOrigin } from './server/pipeline/self-origin.ts'
import { staticFiles } from './server/pipeline/static-files.ts'
import { varyWith } from './server/pipeline/vary.ts'
import { stopTracing } from './server/tracing/tracing.ts'

ignoreClosedOutput()
logAsJson(console)
watchRejections()
for (const name of needlessSecrets())
  console.warn(`${name} is in the environment of the site, which has no use for it: take it out.`)
const hostname = env.SITE_HOST
const port = env.SITE_PORT
const dir = import.meta.dirname
siteState().receivesInvalidations = true
usePageCache()
// Next would answer upgrades of the server that it is given, past all that is before it here, and leave
// those open that lead nowhere. The site has no sockets: who asks for one gets an ordinary answer.
const withoutUpgrades = createServer()
const app = next({ dev: false, dir, hostname, port, httpServer: withoutUpgrades })
await app.prepare()
const handle = app.getRequestHandler()
const dist = path.join(dir, env.SITE_DIST)
const statics = staticFiles(filesFolder, filesRoute)
const misnamed = requireAllowedHost(allowedHosts(env))
const limited = limitRequests()
const known = new KnownRoutes({ read: () => fetchPublicPaths(contentClient()), changedAt })
const answerPages = pageAnswers({ make: responseRenderer(handle, { dist }), known })
const self = selfOrigin(hostname, port)
const counting = await startCounting()
const noteRequest = collectWhenIdle()

const server = createServer((request, response) => {
  noteRequest()
  const logFailure = logRequest(request, response)
  // Whoever answers: files, refusals and what is made here have no headers of Next's.
  response.setHeader(nosniff.key, nosniff.value)
  if (misnamed(request, response)) return
  dropDraftMode(request)
  if (counting) countAnswers(counting.counter, request, response)
  if (refuseOtherSpellings(request, response)) return
  if (answerMethods(request, response) || limited(request, response)) return
  const answer = () =>
    void answered(request, response).catch((error: unknown) => {
      logFailure(error)
      if (!response.headersSent) response.statusCode = 500
      response.end()
    })
  if (request.url?.startsWith(filesRoute)) statics(request, response, answer)
  else answer()
})
// Longer than clients and proxies keep a connection, lest it ends under a request. In ms.
server.keepAliveTimeout = 75_000
server.headersTimeout = 80_000

async function answered(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (await answerPages(request, response)) return
  await new Promise<void>((resolve) => compress(request, response, resolve))
  onHeaders(response, () => {
    const vary = varyWith(response.getHeader('vary'))
    if (vary === undefined) response.removeHeader('Vary')
    else response.setHeader('Vary', vary)
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', unsaid)
  })
  await handle(request, response)
}

server.listen(port, hostname, () => console.log(`The site answers at ${self}`))

const publisher = publishClient()
const stopPublishing = publisher && publishOnTime(publisher)
const stopAnnouncing = announceOnTime(contentClient(), {
  since: await builtSince(dist),
  revalidate: (turned) => passChanges(self, turned),
})
const stopReconciling = reconcileOnTime({ self, note: path.join(dist, 'reconciled') })
const stopBounding = evictPrerenderedOnTime(dist, env.MADE_PAGES_MIB * 1024 * 1024)
const leaveCluster = await joinOrRemember(env.REDIS_URL)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopPublishing?.()
    stopAnnouncing()
    stopReconciling()
    stopBounding()
    leaveCluster?.()
    server.close()
    server.closeIdleConnections()
    app
      .close()
      .then(counting?.stop)
      .then(stopTracing)
      .finally(() => process.exit(0))
  })

/** Where this instance is alone, the client of Redis is not even loaded, and what it is told is noted for its next start. */
async function joinOrRemember(redis: string | undefined): Promise<(() => void) | undefined> {
  if (redis === undefined) {
    await rememberChanges({ self, file: path.join(dist, 'changes.jsonl') })
    return undefined
  }
  const { joinCluster } = await import('./server/cluster/join-cluster.ts')
  const name = `${env.SANITY_PROJECT_ID}:${env.SANITY_DATASET}`
  return joinCluster({ redis, name, self, dist })
}

/** When an address came or went last, ms of `performance.now()`. */
function changedAt(): number {
  const { invalidatedAt } = siteState()
  // A part of the changelog comes with the entry that fills it.
  const tags = [pathsTag, sidebarsTag, changelogTag]
  return Math.max(...tags.map((tag) => invalidatedAt.get(tag) ?? 0))
}
