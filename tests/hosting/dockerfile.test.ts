import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const root = path.join(import.meta.dirname, '..', '..')
const text = (file: string) => readFileSync(path.join(root, file), 'utf8')
const dockerfile = text('Dockerfile')
const all = (pattern: RegExp) => [...dockerfile.matchAll(pattern)].map(([, found = '']) => found)

test('what it takes into the image and starts is there', () => {
  const copied = all(/^COPY --from=build (?:--chown=\S+ )?\/app\/(\S+)/gm)
  expect(copied).toEqual(['blocks', 'schemas', 'specs', 'web'])
  const started = all(/^CMD \["node", "--disable-sigusr1", "(\S+)"\]$/gm)
  expect(started).toEqual(['web/serve/main.ts'])
  for (const file of [...copied, ...started]) expect(existsSync(path.join(root, file))).toBe(true)
})

describe("the container's own check", () => {
  const [command = ''] = all(/^HEALTHCHECK [\s\S]*?CMD (\[.*\])$/gm)
  const [, ...args] = z.array(z.string()).parse(JSON.parse(command))
  const checked = (port: number) =>
    promisify(execFile)(process.execPath, args, {
      env: { NODE_ENV: 'test', SITE_PORT: String(port) },
    })

  test.each([200, 503])('lets a site live that answers %s', async (status) => {
    const asked: unknown[] = []
    const site = createServer((request, response) => {
      asked.push(request.url)
      response.writeHead(status).end()
    })
    const port = await listening(site)
    await checked(port)
    expect(asked).toEqual(['/docs/api/health'])
    site.close()
  })

  test('refuses one that does not answer', async () => {
    const site = createServer()
    const port = await listening(site)
    site.close()
    await expect(checked(port)).rejects.toMatchObject({ code: 1 })
  })

  async function listening(server: Server): Promise<number> {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    return z.object({ port: z.number() }).parse(server.address()).port
  }
})

test('nothing that the site is made of is kept from the build', () => {
  const kept = text('.dockerignore').split('\n')
  for (const folder of [
    'web',
    'blocks',
    'schemas',
    'specs',
    'package.json',
    'package-lock.json',
    '.npmrc',
  ])
    expect(kept).not.toContain(folder)
})

test('it ends as a user without rights', () => {
  expect(all(/^USER (\S+)$/gm)).toEqual(['node'])
})
