import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..', '..')
const text = (file: string) => readFileSync(path.join(root, file), 'utf8')
const dockerfile = text('Dockerfile')
const all = (pattern: RegExp) => [...dockerfile.matchAll(pattern)].map(([, found = '']) => found)

test('what it takes into the image and starts is there', () => {
  const copied = all(/^COPY --from=build (?:--chown=\S+ )?\/app\/(\S+)/gm)
  expect(copied).toEqual(['schemas', 'specs', 'web'])
  const started = all(/^CMD \["node", "(\S+)"\]$/gm)
  expect(started).toEqual(['web/serve/main.ts'])
  for (const file of [...copied, ...started]) expect(existsSync(path.join(root, file))).toBe(true)
})

test('nothing that the site is made of is kept from the build', () => {
  const kept = text('.dockerignore').split('\n')
  for (const folder of ['web', 'schemas', 'specs', 'package.json', 'package-lock.json', '.npmrc'])
    expect(kept).not.toContain(folder)
})

test('it ends as a user without rights', () => {
  expect(all(/^USER (\S+)$/gm)).toEqual(['node'])
})
