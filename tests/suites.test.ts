import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changedSuites, recordPassed, suiteNames, suites } from './support/suites.ts'

describe('a suite that is skipped while nothing changes', () => {
  let root: string
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'suites-'))
    write('local/search/rank.test.ts', `import { rank } from './rank.ts'\n`)
    write('local/search/rank.ts', `import { fold } from '../../schemas/fold.ts'\n`)
    write('local/search/contract/client.test.ts', '')
    write('schemas/fold.ts', '')
    write('web/page.ts', '')
    write('tests/suites-passed.json', '{}')
    recordPassed(root, suiteNames)
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('stays skipped in another folder with the same files', () => {
    const copy = mkdtempSync(path.join(tmpdir(), 'suites-'))
    cpSync(root, copy, { recursive: true })
    expect(changedSuites(copy)).toEqual([])
    rmSync(copy, { recursive: true })
  })

  it.each([
    [
      'a test of its own',
      'local/search/rank.test.ts',
      `import { rank } from './rank.ts'\n// more\n`,
    ],
    ['a file that is imported at a distance', 'schemas/fold.ts', 'export const fold = 1\n'],
    ['a file that is new', 'local/search/turns.ts', ''],
  ])('runs again after a change of %s', (_, file, text) => {
    write(file, text)
    expect(changedSuites(root)).toEqual(['search'])
    recordPassed(root, ['search'])
    expect(changedSuites(root)).toEqual([])
  })

  it.each(['web/page.ts', 'local/search/contract/client.test.ts'])(
    'stays skipped after a change of %s, which it does not import',
    (file) => {
      write(file, '// changed\n')
      expect(changedSuites(root)).toEqual([])
    },
  )

  it('names existing files', () => {
    for (const name of suiteNames)
      for (const pattern of suites[name].tests)
        expect(
          globSync(pattern, { cwd: path.join(import.meta.dirname, '..') }),
          pattern,
        ).not.toEqual([])
  })
})
