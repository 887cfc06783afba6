import { expect, it } from 'vitest'
import { paragraph, table } from '../search/page-fixture.ts'
import type { PageBlock } from './page-data.ts'
import { anchorRows } from './row-anchors.ts'

const anchors = (blocks: PageBlock[]): (string | undefined)[] =>
  blocks.flatMap((block) => {
    if (block._type === 'table') return block.rows.map(({ anchor }) => anchor)
    return block._type === 'admonition' ? anchors(block.body) : []
  })

it('gives an address to rows that are about one name or code, each once on the page', () => {
  const inside: PageBlock = {
    _type: 'admonition',
    _key: 'a',
    kind: 'note',
    body: [table(['Code'], ['`10002`'])],
  }
  const rows = table(
    ['`retCode`', 'Meaning'],
    ['`10002`', 'Late'],
    ['110007', 'Poor'],
    ['`X-BAPI-SIGN`', 'Signature'],
    ['`startTime`, `endTime`', 'Period'],
    ['Number of `symbol`', 'Words'],
    ['Options', '25'],
    ['50', 'Depth'],
    ['', 'Nothing'],
  )
  expect(anchors(anchorRows([rows, inside, paragraph('`10002`')]))).toEqual([
    undefined,
    'row-10002',
    'row-110007',
    'row-X-BAPI-SIGN',
    'row-startTime',
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    'row-10002-2',
  ])
})
