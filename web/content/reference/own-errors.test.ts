import { expect, it } from 'vitest'
import { errorsId } from '../../../schemas/ids.ts'
import { errorRowsTag } from '../../config/tags.ts'
import { lakeOf } from '../../testing/lake-of.ts'
import { Reader } from '../lake/reader.ts'
import { errorGroups } from './error-groups.ts'
import { fetchOwnErrors } from './own-errors.ts'

const group = (name: string, ...codes: string[]) => ({
  _id: errorsId(name),
  _type: 'errorCode',
  name,
  codes: codes.map((code) => ({ _key: code, code, meaning: { en: `${code} of ${name}` } })),
})
const lake = lakeOf([
  group('unified-account', '110001', '110007'),
  group('spot-trade', '110001', '170131'),
  // This group is malformed; the page that shows it reports the fault.
  { ...group('asset'), codes: [{ code: 131001 }] },
  group('earn', '131001'),
])

const read = async (path: string, errors: string[]) => {
  const reader = new Reader(lake)
  const found = await fetchOwnErrors(reader, [{ _id: 'operation', path, errors }])
  const words = found.get('operation')?.map(({ meaning }) => meaning?.en)
  return { words, tags: reader.dependencies }
}

it('fetchOwnErrors explains a code by the likeliest group that has it, and depends on the groups up to that one', async () => {
  expect(await read('/v5/order/create', ['170131', '110001'])).toEqual({
    words: ['170131 of spot-trade', '110001 of spot-trade'],
    tags: ['error-rows:errors-spot-trade'],
  })
  expect(await read('/v5/order/create', ['110007'])).toEqual({
    words: ['110007 of unified-account'],
    tags: ['error-rows:errors-spot-trade', 'error-rows:errors-unified-account'],
  })
})

it('fetchOwnErrors depends on every group when none has the code', async () => {
  const path = '/v5/position/list'
  const { words, tags } = await read(path, ['1', '110001'])
  expect(words).toEqual(['110001 of unified-account'])
  expect(tags.toSorted()).toEqual(errorGroups(path).map(errorsId).map(errorRowsTag).sort())
})

it('fetchOwnErrors skips a malformed group', async () => {
  const { words, tags } = await read('/v5/asset/transfer', ['131001'])
  expect(words).toEqual(['131001 of earn'])
  expect(tags).toContain('error-rows:errors-asset')
})

it('fetchOwnErrors sends no query for an operation without own errors', async () => {
  expect(await read('/v5/order/create', [])).toEqual({ words: undefined, tags: [] })
})
