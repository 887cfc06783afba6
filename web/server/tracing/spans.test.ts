import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { z } from 'zod'

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional() }),
})
const span = z.object({ name: z.string(), attributes: z.array(attribute) })
const sent = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
})

/** Runs a span as Next does, and returns the modules of OpenTelemetry that were loaded. */
const program = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => {
    if (url.includes('/@opentelemetry/')) loaded.push(url)
    return next(url, context)
  } })
  const { register } = await import('./instrumentation.ts')
  const { withSpan, stopTracing } = await import('./server/tracing/tracing.ts')
  await register()
  const before = loaded.length
  await withSpan('lake /query?of=words', () => Promise.resolve())
  await withSpan('failing', () => Promise.reject(new Error('away'))).catch(() => {})
  if (before > 0) {
    const { trace } = await import('@opentelemetry/api')
    const attributes = { 'http.target': '/docs/api/preview-link/words?q=words' }
    trace.getTracer('next').startSpan('GET', { attributes }).end()
  }
  await stopTracing()
  console.log(loaded.length)
`

/** The number of OpenTelemetry modules that a site loads with or without an endpoint. */
async function run(endpoint?: string): Promise<number> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=react-server', '--input-type=module', '-e', program],
    {
      cwd: path.join(import.meta.dirname, '../..'),
      env: {
        NODE_ENV: 'production',
        ...(endpoint !== undefined && { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }),
      },
    },
  )
  return Number(stdout)
}

it('tracing loads no OpenTelemetry module without an endpoint', async () => {
  expect(await run()).toBe(0)
})

it('tracing sends spans without queries and tokens', async () => {
  const bodies: string[] = []
  const collector = createServer(async (request, response) => {
    bodies.push(`${request.url} ${await text(request)}`)
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await once(collector.listen(0, '127.0.0.1'), 'listening')
  const { port } = z.object({ port: z.number() }).parse(collector.address())
  expect(await run(`http://127.0.0.1:${port}`)).toBeGreaterThan(0)
  collector.close()
  const spans = bodies.flatMap((body) => {
    const [url, json = ''] = body.split(/ (.*)/s)
    expect(url).toBe('/v1/traces')
    const { resourceSpans } = sent.parse(JSON.parse(json))
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
  })
  expect(spans.map(({ name }) => name)).toEqual(['lake /query', 'failing', 'GET'])
  expect(bodies.join()).not.toContain('words')
  expect(bodies.join()).toContain('/docs/api/preview-link/…')
})
