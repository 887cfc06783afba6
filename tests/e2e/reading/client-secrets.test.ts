// Needs the running stack: the test searches its built files.
// @module-tag nightly
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, it } from 'vitest'
import { z } from 'zod'
import { webEnvSchema } from '../../../web/config/env-schema.ts'

const { builds, searchKeys, serverSecrets, site } = inject('stack')

/** Keys that Next generates for its cookies and actions. */
function frameworkKeys(): string[] {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(path.join(builds.site, 'server', file), 'utf8'))
  const preview = z.record(z.string(), z.string()).parse(read('preview-props.json'))
  const actions = z.object({ encryptionKey: z.string() })
  return [
    ...Object.values(preview),
    actions.parse(read('server-reference-manifest.json')).encryptionKey,
  ]
}

/** Files that clients get, as in the builds, which contain one of `texts`. */
async function filesWith(texts: readonly string[]): Promise<string[]> {
  const [files, server] = [
    path.resolve('web/public/enhancements'),
    path.join(builds.site, 'server'),
  ]
  // The server's folder contains its own code besides its answers.
  const answers = ['html', 'body', 'meta'].map((type) => `--include=*.${type}`)
  const found = await Promise.all([
    grep(texts, [files, builds.studio]),
    grep(texts, [...answers, server]),
  ])
  return found.flat()
}

/** Passes the texts by stdin: other users of the machine can read arguments. */
function grep(texts: readonly string[], where: string[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const options = { maxBuffer: 64 * 1024 * 1024 }
    const run = execFile('grep', ['-rlFf', '-', ...where], options, (error, found) => {
      if (error && error.code !== 1) reject(error)
      else resolve(found.split('\n').filter(Boolean))
    })
    run.stdin?.end(texts.join('\n'))
  })
}

it('the test knows every secret of the site’s environment', () => {
  const secret = Object.keys(webEnvSchema.shape).filter((name) =>
    /_(?:TOKEN|SECRET|KEY)$/.test(name),
  )
  const known = [...Object.keys(serverSecrets), 'TYPESENSE_SEARCH_KEY']
  expect(known).toEqual(expect.arrayContaining(secret))
})

it('the test finds a text that is present: in code, in pages and in the Studio', async () => {
  const typesOf = async (text: string) =>
    new Set((await filesWith([text])).map((file) => path.extname(file)))
  expect(await typesOf('/api/draft-mode/live')).toContain('.js')
  const pages = await typesOf('/docs/v5/market/kline')
  expect(pages).toContain('.body')
  expect(await typesOf(searchKeys.search)).toContain('.body')
  expect((await filesWith([site])).some((file) => file.startsWith(builds.studio))).toBe(true)
})

it('no client file contains a secret', async () => {
  expect(await filesWith([...Object.values(serverSecrets), ...frameworkKeys()])).toEqual([])
})
