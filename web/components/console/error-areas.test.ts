import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { errorPath } from '../../config/paths.ts'
import { errorCodes, errorRows } from '../../content/blocks/error-codes.ts'
import { errorMeaning } from '../../content/blocks/error-meaning.ts'
import { anchorRows } from '../../content/blocks/row-anchors.ts'
import { errorGroups } from '../../content/reference/error-groups.ts'
import { errors, pageFixture } from '../../testing/page-fixture.ts'

const root = path.join(import.meta.dirname, '../../..')
const text = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Schema of the errors page, with its groups in order. */
const group = z.object({ codes: z.array(z.object({ code: z.string(), meaning: z.string() })) })
const names = [...text(`content/en/${errorPath}.md`).matchAll(/^::errors\{group="([^"]+)"\}/gm)]
const tables = names.map(([, name = '']) => {
  const { codes } = group.parse(parse(text(`specs/errors/${name}.yaml`)))
  return errors(
    name,
    codes.map(({ code, meaning }) => [code, meaning]),
  )
})
const page = pageFixture(errorPath, 'Errors', anchorRows(tables))
const rows = errorRows(page)
const codes = errorCodes(page)

/** One path of each area: /v5/<area>/… */
const called = globSync('specs/*.yaml', { cwd: root }).flatMap((file) =>
  [...text(file).matchAll(/^ {2}(\/\S+):$/gm)].map(([, found = '']) => found),
)
const paths = [...new Map(called.map((found) => [found.split('/')[2], found])).values()]

/** Errors of order entry by WebSocket differ from REST errors with the same code. */
const STREAMS = 'ws-order-entry'

describe('errorMeaning', () => {
  it('returns the meaning for the operation’s area, for each area and code', () => {
    expect(paths.length).toBeGreaterThan(20)
    const wrong = paths.flatMap((path) => {
      const groups = errorGroups(path)
      return Object.keys(codes).flatMap((code) => {
        const having = rows.filter((row) => row.code === code).map(({ groupName }) => groupName)
        const nearest = groups.find((group) => having.includes(group))
        const found = errorMeaning(codes, code, groups)
        const isRight = found
          ? found.groupName === nearest && found.groupName !== STREAMS
          : having.every((group) => group === STREAMS)
        return isRight ? [] : [`${path} ${code}: ${found?.groupName}, not ${nearest}`]
      })
    })
    expect(wrong).toEqual([])
  })

  it.each(['10003', '10016', '429'])('returns the common meaning of %s', (code) => {
    for (const path of paths)
      expect(errorMeaning(codes, code, errorGroups(path))?.groupName, path).toBe('unified-account')
  })

  it('knows every group of the page except that of streams', () => {
    const known = new Set(paths.flatMap(errorGroups))
    const unknown = new Set(
      rows.flatMap(({ groupName = '' }) => (known.has(groupName) ? [] : groupName)),
    )
    expect([...unknown]).toEqual([STREAMS])
  })

  it('returns first the group that is common to all areas', () => {
    expect(rows[0]?.groupName).toBe('unified-account')
  })
})
