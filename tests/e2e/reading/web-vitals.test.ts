// Needs a browser: the browser measures how a page loads.
// @module-tag nightly
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { vitalsScript } from '../../../web/enhancements/vitals/script.ts'
import { ownPages } from '../../support/own-pages.ts'

const open = ownPages()
const figure = z.strictObject({
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  value: z.number(),
  rating: z.string(),
  how: z.string(),
  path: z.literal('/docs/v5/intro'),
  locale: z.literal('zh-Hant-TW'),
})

it('the site sends the web vitals of a page, and nothing about its reader', async () => {
  const told: { request: IncomingMessage; body: string }[] = []
  const collector = createServer(async (request, response) => {
    told.push({ request, body: await text(request) })
    response.end()
  })
  await once(collector.listen(0, '127.0.0.1'), 'listening')
  const { port } = z.object({ port: z.number() }).parse(collector.address())
  const site = createServer((request, response) => {
    const isScript = request.url?.endsWith('.js')
    response.setHeader('content-type', `text/${isScript ? 'javascript' : 'html'}; charset=utf-8`)
    response.end(
      isScript
        ? vitalsScript(`http://127.0.0.1:${port}/figures`)
        : '<!doctype html><html lang="zh-Hant-TW"><h1>Words</h1><script src="/docs/vitals.js" async></script></html>',
    )
  })
  await once(site.listen(0, '127.0.0.1'), 'listening')
  const { port: sitePort } = z.object({ port: z.number() }).parse(site.address())
  const page = await open()
  await page.context().addCookies([{ name: 'who', value: 'me', url: `http://127.0.0.1:${port}` }])
  await page.goto(`http://127.0.0.1:${sitePort}/docs/v5/intro?q=words`)
  await expect.poll(() => told.length).toBeGreaterThanOrEqual(2)
  // Metrics that accumulate until the end are sent when the reader leaves.
  await page.goto('about:blank')
  const names = () => told.map(({ body }) => figure.parse(JSON.parse(body)).name)
  await expect.poll(names).toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP', 'CLS']))
  for (const { request, body } of told) {
    expect(request.headers.cookie).toBeUndefined()
    expect(request.headers.referer).toBeUndefined()
    expect(`${request.url}${body}`).not.toContain('words')
  }
  site.close()
  collector.close()
})
