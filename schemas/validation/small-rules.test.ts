import { expect, it } from 'vitest'
import { paragraph } from '../testing/blocks.ts'
import { codeLanguageProblem } from './code-language.ts'
import { imageAltProblem } from './image-alt.ts'
import { DESCRIPTION, labelTooLong, TITLE, tooLong } from './length-limits.ts'
import { linkAddressProblem } from './link-address.ts'
import { memoise } from './memoise.ts'
import { memoiseEach } from './memoise-each.ts'
import { missingCode } from './missing-code.ts'
import { nearest } from './nearest.ts'
import { tableHeaderProblem } from './table-header.ts'

it('nearest finds the intended name', () => {
  const names = ['orderId', 'orderLinkId', 'price', 'qty']
  expect(nearest('order_id', names)).toBe('orderId')
  expect(nearest('orderLinkID', names)).toBe('orderLinkId')
  expect(nearest('prise', names)).toBe('price')
  expect(nearest('side', names)).toBeUndefined()
  expect(nearest('qt', names)).toBeUndefined()
})

it('tooLong names the language and the maximum length', () => {
  expect(tooLong({ en: 'a'.repeat(60), zhTW: '字'.repeat(30) }, TITLE)).toEqual([])
  expect(tooLong({ en: 'a'.repeat(61), zhTW: '字'.repeat(31) }, TITLE)).toEqual([
    { message: expect.stringContaining('60 letters or fewer: it has 61'), path: ['en'] },
    { message: expect.stringContaining('30 characters or fewer: it has 31'), path: ['zhTW'] },
  ])
  const title = { en: 'a'.repeat(49), zhTW: '短' }
  expect(labelTooLong({ en: 'Short' }, title)).toEqual([])
  expect(labelTooLong({ en: 'a'.repeat(49) }, {})[0]?.message).toContain('Shorten it to 48')
  expect(labelTooLong(undefined, title)).toEqual([
    { message: expect.stringContaining('the title has 49'), path: ['en'] },
  ])
  expect(tooLong({ en: 'a'.repeat(161) }, DESCRIPTION)).toHaveLength(1)
})

it('tableHeaderProblem reports columns without names', () => {
  const row = (...cells: string[]) => ({
    cells: cells.map((words, index) => ({ content: [paragraph(`${index}`, [words])] })),
  })
  const rows = [row('', 'Meaning'), row('a', 'b')]
  expect(tableHeaderProblem({ header: true, rows })).toBeUndefined()
  expect(tableHeaderProblem({ header: false, rows })).toContain('Nothing names the columns')
  const unnamed = [row('Value', ''), row('a', 'b')]
  expect(tableHeaderProblem({ header: true, rows: unnamed })).toContain('Column 2 has no name')
  expect(tableHeaderProblem({ header: false, rows: [row('a')] })).toBeUndefined()
  expect(tableHeaderProblem(undefined)).toBeUndefined()
})

it('missingCode reports a block without code, unless it translates only the title', () => {
  const document = { body: { en: [{ _key: 't', tabs: [{ _key: 'u', body: [{ _key: 'c' }] }] }] } }
  const at = (language: string, parent: object) => ({ path: ['body', language], parent, document })
  const title = '例'
  expect(missingCode('x', at('en', { _key: 'c' }))).toBe(true)
  expect(missingCode('', at('zhTW', { _key: 'c', title }))).toBe(true)
  expect(missingCode('', at('zhTW', { _key: 'own', title }))).toBe('Paste the code.')
  expect(missingCode('', at('zhTW', { _key: 'c' }))).toBe('Paste the code.')
  expect(missingCode('', at('en', { _key: 'c', title }))).toBe('Paste the code.')
})

it('codeLanguageProblem and imageAltProblem report missing and useless values', () => {
  expect(codeLanguageProblem('python')).toBeUndefined()
  expect(codeLanguageProblem(undefined)).toContain('Choose the language')
  expect(codeLanguageProblem('brainfog')).toContain('“brainfog”')
  expect(imageAltProblem('A map of the site')).toBeUndefined()
  expect(imageAltProblem('IMG_1.png')).toContain('name of a file')
  expect(imageAltProblem('Screenshot')).toContain('does not say')
})

it('memoise caches an answer for its time, by ids, but no failure', async () => {
  let asked = 0
  const ask = memoise(async (_client, ids) => {
    asked++
    if (ids.includes('bad')) throw new Error('No answer')
    return ids.join()
  }, 60_000)
  // The fake client sends no query.
  const client = { config: () => ({ projectId: 'a' }) } as never
  expect(await ask(client, ['b', 'a', 'b'])).toBe('a,b')
  expect(await ask(client, ['a', 'b'])).toBe('a,b')
  expect(asked).toBe(1)
  await expect(ask(client, ['bad'])).rejects.toThrow('No answer')
  await expect(ask(client, ['bad'])).rejects.toThrow('No answer')
  expect(asked).toBe(3)
})

it('memoiseEach queries unknown ids together, and collects ids while a query runs', async () => {
  const asked: string[][] = []
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const ask = memoiseEach(async (_client, ids) => {
    asked.push([...ids])
    if (asked.length === 1) await answered
    return new Map(ids.filter((id) => id !== 'gone').map((id) => [id, id.toUpperCase()]))
  }, 60_000)
  // The fake client sends no query.
  const client = { config: () => ({ projectId: 'each' }) } as never
  const first = Promise.all([ask(client, ['a', 'b']), ask(client, ['b', 'gone'])])
  await expect.poll(() => asked).toHaveLength(1)
  const second = Promise.all([ask(client, ['a', 'c']), ask(client, ['d'])])
  answer()
  expect((await first).map((known) => [...known.values()])).toEqual([['A', 'B'], ['B']])
  expect((await second).map((known) => [...known.values()])).toEqual([['A', 'C'], ['D']])
  expect(asked).toEqual([
    ['a', 'b', 'gone'],
    ['c', 'd'],
  ])
})

it('linkAddressProblem accepts paths of this site and safe external addresses', () => {
  for (const address of ['/v5/intro', 'https://a.example/?page={url}', 'mailto:a@b.example'])
    expect(linkAddressProblem(address)).toBeUndefined()
  for (const address of ['javascript:alert(1)', '//a.example', 'data:text/html,x', 'v5/intro'])
    expect(linkAddressProblem(address), address).toBeTypeOf('string')
})
