import { expect, it } from 'vitest'
import type { PageBlock } from '../../../blocks/lists/resolve.ts'
import { errors, paragraph, table } from '../../testing/page-fixture.ts'
import { anchorRows } from './row-anchors.ts'

const anchors = (blocks: PageBlock[]): (string | undefined)[] =>
  blocks.flatMap((block) => {
    if (block._type === 'table') return block.rows.map(({ anchor }) => anchor)
    if (block._type === 'errorTable') return block.errors.codes.map(({ anchor }) => anchor)
    return block._type === 'admonition' ? anchors(block.body) : []
  })

it('anchorRows gives each row about one name or code an anchor that is unique on the page', () => {
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

it("anchorRows gives a code's first row the short anchor, and rows of other groups one with the group", () => {
  const blocks = [
    table(['Code'], ['`170001`']),
    errors('unified-account', [
      ['110001', ''],
      ['-1', ''],
      ['1', ''],
    ]),
    errors('spot-trade', [
      ['170001', ''],
      ['110001', ''],
    ]),
    errors('spot-trade', [['110001', '']]),
  ]
  expect(anchors(anchorRows(blocks))).toEqual([
    undefined,
    'row-170001',
    'row-110001',
    'row-1',
    'row-unified-account-1',
    'row-spot-trade-170001',
    'row-spot-trade-110001',
    'row-spot-trade-110001-2',
  ])
})
