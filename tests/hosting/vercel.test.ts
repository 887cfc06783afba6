import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { basePath } from '../../web/config/paths.ts'
import { methodsOf } from '../../web/server/pipeline/answer-methods.ts'

const root = path.join(import.meta.dirname, '..', '..')
const there = (file: string) => existsSync(path.join(root, file))

// The used part of https://openapi.vercel.sh/vercel.json; Vercel refuses unknown names.
const schema = z.strictObject({
  $schema: z.literal('https://openapi.vercel.sh/vercel.json'),
  framework: z.literal('nextjs'),
  installCommand: z.string().max(256),
  buildCommand: z.string().max(256),
  outputDirectory: z.string().max(256),
  regions: z.array(z.string().regex(/^[a-z]{3}\d$/)).min(1),
  routes: z.array(
    z.strictObject({
      src: z.string().transform((source) => new RegExp(source)),
      methods: z.array(z.string()),
      status: z.union([z.literal(204), z.literal(405)]),
      headers: z.record(z.string(), z.string()),
    }),
  ),
  crons: z.array(
    z.strictObject({
      path: z.string().max(512).startsWith(`${basePath}/`),
      schedule: z.string().regex(/^\S+( \S+){4}$/, 'five fields'),
    }),
  ),
})

const config = schema.parse(JSON.parse(readFileSync(path.join(root, 'vercel.json'), 'utf8')))

test('vercel.json builds the existing site, and serves its output', () => {
  const [, folder = ''] = /^next build (\S+)$/.exec(config.buildCommand) ?? []
  expect(there(`${folder}/next.config.mjs`)).toBe(true)
  expect(config.outputDirectory).toBe(`${folder}/.next`)
})

test('vercel.json schedules only addresses that the site has', () => {
  expect(config.crons.map((cron) => cron.path)).toEqual(
    ['publish-scheduled', 'reconcile'].map((name) => `${basePath}/api/${name}`),
  )
  for (const cron of config.crons)
    expect(there(`web/app${cron.path.slice(basePath.length)}/route.ts`)).toBe(true)
})

// Next never finishes an OPTIONS request to a static route, and would cache its 405 for everybody, so a rule decides
// before Next which methods pass. https://github.com/vercel/next.js/issues/49005
test('vercel.json answers unsupported methods as our own server does', () => {
  const folders = globSync('**/route.ts', { cwd: path.join(root, 'web/app') })
  const urls = folders.map((file) => path.dirname(file).replace(/\[\.*\w+\]/g, 'x'))
  for (const url of ['v5/intro', 'v5/intro.md', 'zh-TW/llms.txt', ...urls].map(
    (folder) => `${basePath}/${folder}`,
  ))
    for (const method of ['OPTIONS', 'PUT', 'PATCH', 'DELETE', 'POST']) {
      const hit = config.routes.find(
        ({ src, methods }) => methods.includes(method) && src.test(url),
      )
      const expected = method === 'OPTIONS' ? 204 : 405
      const reachesNext = method === 'POST' && mayPost(url)
      expect(hit?.status, `${method} ${url}`).toBe(reachesNext ? undefined : expected)
    }
})

/** Addresses that accept POST, and those that Next renders for each request anyway, drafts among them. */
const mayPost = (url: string): boolean =>
  methodsOf({ url }).includes('POST') ||
  !/\.\w+$|\/(?:console|error-codes|facts|images|llms|llms-full|md|og|sitemap|specs)\//.test(url)
