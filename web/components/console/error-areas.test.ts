import { beforeAll, describe, expect, it } from 'vitest'
import { contentPages } from '../../../tests/support/content-pages.ts'
import { errorPath } from '../../config/paths.ts'
import { type ErrorRow, errorCodes, errorRows } from '../../content/blocks/error-codes.ts'
import { type ErrorCodes, errorMeaning } from '../../content/blocks/error-meaning.ts'
import { pageBlocks } from '../../content/blocks/page-blocks.ts'
import { errorGroups } from '../../content/reference/error-groups.ts'

/** What order entry by WebSocket says by a number is not what a REST call does. */
const STREAMS = 'ws-order-entry'

describe('the meaning of a code in the console', () => {
  let rows: ErrorRow[]
  let codes: ErrorCodes
  let paths: string[]
  beforeAll(async () => {
    const { pages = [] } = (await contentPages()).get('en') ?? {}
    const errors = pages.find(({ path }) => path === errorPath)
    if (!errors) throw new Error(`content/ has no page ${errorPath}`)
    rows = errorRows(errors)
    codes = errorCodes(errors)
    const called = pages.flatMap(({ body }) =>
      pageBlocks(body).flatMap((block) =>
        block._type === 'operation' ? [block.operation.path] : [],
      ),
    )
    // One path an area: /v5/<area>/…
    paths = [...new Map(called.map((path) => [path.split('/')[2], path])).values()]
  })

  it('is that of the part of the API which the operation is in, for each area and code', () => {
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

  it.each(['10003', '10016', '429'])('is what every signed call means by %s', (code) => {
    for (const path of paths)
      expect(errorMeaning(codes, code, errorGroups(path))?.groupName, path).toBe('unified-account')
  })

  it('knows every group of the page but that of the streams', () => {
    const known = new Set(paths.flatMap(errorGroups))
    const unknown = new Set(rows.flatMap(({ groupName = '' }) => (known.has(groupName) ? [] : groupName)))
    expect([...unknown]).toEqual([STREAMS])
  })

  it('comes first on the page where it is common to all areas', () => {
    expect(rows[0]?.groupName).toBe('unified-account')
  })
})
