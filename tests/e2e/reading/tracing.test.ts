import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, inject, it } from 'vitest'
import { z } from 'zod'
import { until } from '../../support/until.ts'

const stack = inject('stack')
const SITE_PORT = '3190'
const site = `http://localhost:${SITE_PORT}/docs`

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional() }),
})
const span = z.object({ name: z.string(), traceId: z.string(), attributes: z.array(attribute) })
const sent = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
})

it('tells a collector of the pages that a site answers with, and of what it asked the lake', async () => {
  const spans: z.infer<typeof span>[] = []
  const collector = createServer(async (request, response) => {
    const { resourceSpans } = sent.parse(JSON.parse(await text(request)))
    for (const { scopeSpans } of resourceSpans)
      spans.push(...scopeSpans.flatMap((scope) => scope.spans))
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await once(collector.listen(0, '127.0.0.1'), 'listening')
  const { port } = z.object({ port: z.number() }).parse(collector.address())
  // A second process over the site that the stack has built.
  const second = spawn(process.execPath, ['--conditions=react-server', 'web/serve/main.ts'], {
    env: {
      NODE_ENV: 'production',
      SITE_DIST: '.next-test',
      SITE_PORT,
      SITE_URL: `http://localhost:${SITE_PORT}`,
      SANITY_PROJECT_ID: stack.projectId,
      SANITY_DATASET: stack.dataset,
      SANITY_API_HOST: stack.lake,
      TYPESENSE_URL: stack.search,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    const answers = async (address: string) => (await fetch(address).catch(() => undefined))?.ok
    await until(async () => (await answers(`${site}/v5/intro?q=words`)) === true, 60_000)
    expect(await answers(`${site}/api/health`)).toBe(true)
  } finally {
    second.kill('SIGTERM')
    if (second.exitCode === null) await once(second, 'exit')
    collector.close()
  }
  const page = spans.find(({ attributes }) =>
    attributes.some(
      ({ key, value }) => key === 'http.target' && value.stringValue === '/docs/v5/intro',
    ),
  )
  expect(page?.name).toMatch(/^GET /)
  expect(spans.map(({ name }) => name)).toContainEqual(
    expect.stringMatching(`^fetch GET ${stack.lake}/v[^?]*/data/query/production$`),
  )
  expect(JSON.stringify(spans)).not.toContain('words')
})
