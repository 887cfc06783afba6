// Needs the running stack: the running site sends its traces.
// @module-tag nightly
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, inject, it } from 'vitest'
import { z } from 'zod'
import { startInstance } from '../../support/instance.ts'

const stack = inject('stack')

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional() }),
})
const span = z.object({ name: z.string(), traceId: z.string(), attributes: z.array(attribute) })
const sent = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
})

it('the site sends traces of rendered pages, and of its requests to the lake, to a collector', async () => {
  const spans: z.infer<typeof span>[] = []
  const collector = createServer(async (request, response) => {
    const { resourceSpans } = sent.parse(JSON.parse(await text(request)))
    for (const { scopeSpans } of resourceSpans)
      spans.push(...scopeSpans.flatMap((scope) => scope.spans))
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await once(collector.listen(0, '127.0.0.1'), 'listening')
  const { port } = z.object({ port: z.number() }).parse(collector.address())
  const instance = await startInstance(stack, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
  })
  try {
    for (const path of ['/v5/intro?q=words', '/api/health'])
      expect((await fetch(`${instance.site}${path}`)).ok).toBe(true)
  } finally {
    await instance.stop()
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
