import path from 'node:path'
import { expect, it } from 'vitest'
import { readSpec, specFiles } from './spec-files.ts'

it('readSpec finds every file that a specification refers to', () => {
  const files = specFiles()
  expect(files).toEqual(expect.arrayContaining(['market.yaml', 'websocket/public.yaml']))
  for (const file of files) {
    const references = readSpec(file)?.matchAll(/\$ref: ['"]?([^#'"\s]+\.yaml)#/g) ?? []
    for (const [, other = ''] of references)
      expect(files).toContain(path.posix.join(path.posix.dirname(file), other))
  }
})

it.each(['../package.json', 'README.md', 'lint/ruleset.ts', '/etc/hosts', '', 'market'])(
  'readSpec returns undefined for %s',
  (file) => {
    expect(readSpec(file)).toBeUndefined()
  },
)
