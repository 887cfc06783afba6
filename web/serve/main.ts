import { createServer } from 'node:http'
import path from 'node:path'
import next from 'next'
import { env } from '../env.ts'
import { siteState } from '../health/site-state.ts'
import { rememberChanges } from '../instances/remember-changes.ts'
import { trackPage } from '../publishing/pages-under-way.ts'
import { publishClient } from '../publishing/scheduled/publish-client.ts'
import { publishOnTime } from '../publishing/scheduled/publish-on-time.ts'
import { stopTracing } from '../tracing/tracing.ts'
import { compress } from './compress.ts'
import { draftModeId } from './draft-mode-id.ts'
import { finishAnswer } from './finish-answer.ts'
import { isPageRequest } from './is-page-request.ts'
import { limitRequests } from './limit-requests.ts'
import { logRequest } from './log-request.ts'
import { oneLocation } from './one-location.ts'
import { dataRoute, servePageData } from './page-data-route.ts'
import { reconcileOnTime } from './reconcile-on-time.ts'
import { staticFiles, staticRoute } from './static-files.ts'

const hostname = env.SITE_HOST
const port = env.SITE_PORT
const dir = path.resolve(import.meta.dirname, '..')
siteState().isTold = true
const app = next({ dev: false, dir, hostname, port })
await app.prepare()
const handle = app.getRequestHandler()
const dist = path.join(dir, env.SITE_DIST)
const draftMode = await draftModeId(dist)
const statics = await staticFiles(dist)
const limited = limitRequests()
const self = `http://${hostname}:${port}`

const server = createServer((request, response) => {
  const logFailure = logRequest(request, response)
  if (limited(request, response)) return
  const failed = (error: unknown) => {
    logFailure(error)
    if (!response.headersSent) response.statusCode = 500
    response.end()
  }
  const answer = () =>
    compress(request, response, () => {
      if (request.url?.startsWith(dataRoute))
        return servePageData(request.url, response, self).catch(failed)
      if (isPageRequest(request)) trackPage(response)
      oneLocation(response)
      finishAnswer(request, response, { self, dist, draftModeId: draftMode })
      return handle(request, response).catch(failed)
    })
  if (request.url?.startsWith(staticRoute)) statics(request, response, answer)
  else answer()
})

server.listen(port, hostname, () => console.log(`The site answers at ${self}`))

const publisher = publishClient()
const stopPublishing = publisher && publishOnTime(publisher)
const stopReconciling = reconcileOnTime(self)
const leaveOthers = await withOthers(env.REDIS_URL)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopPublishing?.()
    stopReconciling()
    leaveOthers?.()
    server.close()
    server.closeIdleConnections()
    app
      .close()
      .then(stopTracing)
      .finally(() => process.exit(0))
  })

/** Where this instance is alone, the client of Redis is not even loaded, and what it is told is noted for its next start. */
async function withOthers(redis: string | undefined): Promise<(() => void) | undefined> {
  if (redis === undefined) {
    await rememberChanges({ self, file: path.join(dist, 'changes.jsonl') })
    return undefined
  }
  const { joinOthers } = await import('../instances/join-others.ts')
  const name = `${env.SANITY_PROJECT_ID}:${env.SANITY_DATASET}`
  return joinOthers({ redis, name, self, dist })
}
