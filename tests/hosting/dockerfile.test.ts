import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const root = path.join(import.meta.dirname, '..', '..')
const text = (file: string) => readFileSync(path.join(root, file), 'utf8')
const dockerfile = text('Dockerfile')
const all = (pattern: RegExp) => [...dockerfile.matchAll(pattern)].map(([, found = '']) => found)

test('the files that the Dockerfile copies and starts exist', () => {
  const copied = all(/^COPY --from=build (?:--chown=\S+ )?\/app\/(\S+)/gm)
  expect(copied).toEqual(['blocks', 'schemas', 'specs', 'web'])
  const started = all(/^CMD \["node", "--disable-sigusr1", (?:"--\S+", )*"(\S+)"\]$/gm)
  expect(started).toEqual(['web/main.ts'])
  for (const file of [...copied, ...started]) expect(existsSync(path.join(root, file))).toBe(true)
})

describe('the base images', () => {
  const { dependencies } = z
    .object({ dependencies: z.object({ node: z.string() }) })
    .parse(JSON.parse(text('package.json')))

  test('are pinned by digest', () => {
    const stages = all(/^FROM .* AS (\S+)$/gm)
    const named = [
      ...all(/^FROM (\S+)/gm),
      ...all(/^COPY .*--from=(\S+)/gm),
      ...all(/--mount=\S*\bfrom=([^,\s]+)/g),
      // The image of the Dockerfile frontend, if one is named.
      ...all(/^#\s*syntax\s*=\s*(\S+)/gim),
    ]
    const images = named.filter((name) => !stages.includes(name))
    expect(images).toHaveLength(1)
    for (const image of images) expect(image).toMatch(/^node:[\w.-]+@sha256:[0-9a-f]{64}$/)
  })

  test('contain the Node version of the tests', () => {
    const [version] = all(/^FROM node:(\d+\.\d+\.\d+)-/gm)
    expect(version).toBe(dependencies.node)
  })

  describe('is checked by the build, which', () => {
    const [step = ''] = all(/^RUN (\[.*\])$/gm)
    const [, ...args] = z.array(z.string()).parse(JSON.parse(step))
    const own = path.join(root, 'node_modules/node/bin/node')
    const built = (node: string) => {
      const cwd = mkdtempSync(path.join(tmpdir(), 'image-'))
      writeFileSync(path.join(cwd, 'package.json'), JSON.stringify({ dependencies: { node } }))
      return promisify(execFile)(own, args, { cwd })
    }

    test('accepts that Node version', async () => {
      await expect(built(dependencies.node)).resolves.toMatchObject({ stderr: '' })
    })

    test('refuses another, so that an outdated digest is noticed', async () => {
      await expect(built('24.99.0')).rejects.toThrow(
        `has Node ${dependencies.node}, and package.json 24.99.0`,
      )
    })
  })
})

describe("the container's own check", () => {
  const [command = ''] = all(/^HEALTHCHECK [\s\S]*?CMD (\[.*\])$/gm)
  const [, ...args] = z.array(z.string()).parse(JSON.parse(command))
  const checked = (port: number) =>
    promisify(execFile)(process.execPath, args, {
      env: { NODE_ENV: 'test', SITE_PORT: String(port) },
    })

  test.each([200, 503])('accepts a site that answers %s', async (status) => {
    const requests: unknown[] = []
    const site = createServer((request, response) => {
      requests.push(request.url)
      response.writeHead(status).end()
    })
    const port = await listening(site)
    await checked(port)
    expect(requests).toEqual(['/docs/api/health'])
    site.close()
  })

  test('refuses a site that does not answer', async () => {
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

test('.dockerignore excludes no source of the site', () => {
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

test('the container runs as a user without privileges', () => {
  expect(all(/^USER (\S+)$/gm)).toEqual(['node'])
})
