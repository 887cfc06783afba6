import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { basePath } from '../../web/config/paths.ts'

const root = path.join(import.meta.dirname, '..', '..')
const there = (file: string) => existsSync(path.join(root, file))

// The part of https://openapi.vercel.sh/vercel.json that is used here; Vercel refuses unknown names.
const schema = z.strictObject({
  $schema: z.literal('https://openapi.vercel.sh/vercel.json'),
  framework: z.literal('nextjs'),
  installCommand: z.string().max(256),
  buildCommand: z.string().max(256),
  outputDirectory: z.string().max(256),
  regions: z.array(z.string().regex(/^[a-z]{3}\d$/)).min(1),
  crons: z.array(
    z.strictObject({
      path: z.string().max(512).startsWith(`${basePath}/`),
      schedule: z.string().regex(/^\S+( \S+){4}$/, 'five fields'),
    }),
  ),
})

const config = schema.parse(JSON.parse(readFileSync(path.join(root, 'vercel.json'), 'utf8')))

test('it builds the site that is there, and takes what was built', () => {
  const [, folder = ''] = /^next build (\S+)$/.exec(config.buildCommand) ?? []
  expect(there(`${folder}/next.config.mjs`)).toBe(true)
  expect(config.outputDirectory).toBe(`${folder}/.next`)
})

test('its clock asks addresses that the site has', () => {
  expect(config.crons.map((cron) => cron.path)).toEqual(
    ['publish-scheduled', 'reconcile'].map((name) => `${basePath}/api/${name}`),
  )
  for (const cron of config.crons)
    expect(there(`web/app${cron.path.slice(basePath.length)}/route.ts`)).toBe(true)
})
