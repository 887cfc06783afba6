import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Block } from '../blocks/lists/model.ts'
import { blockText } from '../schemas/block-text.ts'
import { fieldsOf } from '../schemas/fields-of.ts'
import { enumId, errorsId, operationId, pageId, sidebarId } from '../schemas/ids.ts'
import { linksIn } from '../scripts/seed/links-in.ts'
import { readAll } from '../scripts/seed/read-all.ts'
import { channelsFromSpec } from '../scripts/sync-specs/channels-from-spec.ts'
import { enumsFromSpecs } from '../scripts/sync-specs/enums-from-specs.ts'
import { operationsFromSpec } from '../scripts/sync-specs/operations-from-spec.ts'
import { readSpecs } from '../scripts/sync-specs/read-specs.ts'
import { pagePaths, readPage } from './testing/read-pages.ts'

const root = join(import.meta.dirname, '..')
const { rest: specs, websocket, errors } = await readSpecs(join(root, 'specs'))
const operations = specs.flatMap(operationsFromSpec)
const channels = websocket.flatMap(channelsFromSpec)
const enums = enumsFromSpecs(specs)
const { pages, others } = await readAll(import.meta.dirname, { rest: specs })

/** The pages of the explorer, as ids: of operations and of sections. */
const explorer = pages
  .filter(({ document }) => document.path.current.startsWith('api-explorer/'))
  .map(({ document }) => document)
/** The own pages of categories, which tell of no endpoint of their own. */
const overviews = new Set(
  globSync('sidebars/*.yaml', { cwd: import.meta.dirname }).flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8')
    return [...text.matchAll(/page: (\S+)\n +items:/g)].map(([, path = '']) => path)
  }),
)
const shown = (body: Block[]) => body.filter((block) => block._type === 'operation')
const channelsOn = (body: Block[]) =>
  body.flatMap((block) => (block._type === 'channel' ? [block.channel._ref] : []))
/** The parameters of a table that the page holds itself, where no spec can say them. */
const namesIn = (block: Block) =>
  block._type === 'parameterTable' ? block.rows.map(({ name }) => name.map(blockText).join('')) : []
const twice = (names: string[]) => names.filter((name, at) => names.indexOf(name) !== at)

describe('the specs', () => {
  it('have each operation in one file, and one page of the explorer for one operation', () => {
    expect(operations.length).toBeGreaterThan(200)
    expect(twice(operations.map(({ method, path }) => `${method} ${path}`))).toEqual([])
    expect(twice(operations.flatMap((one) => one.explorer ?? []))).toEqual([])
  })

  it('have one page for one channel', () => {
    expect(channels.length).toBeGreaterThan(20)
    expect(twice(channels.map(({ route }) => route))).toEqual([])
    expect(
      twice(channels.flatMap(({ topics, stream }) => topics.map((one) => stream + one.pattern))),
    ).toEqual([])
  })
})

describe('the explorer', () => {
  it('has a page for each operation that the specs mark, and for no other', () => {
    const marked = operations.filter((one) => one.explorer !== undefined)
    expect(marked.length).toBeGreaterThan(80)
    const made = explorer.flatMap(({ path, body }) =>
      shown(body.en).map((block) => [path.current, block.operation._ref, block.explorer]),
    )
    expect(made.toSorted()).toEqual(
      marked.map(({ _id, explorer: place }) => [`api-explorer/v5/${place}`, _id, true]).toSorted(),
    )
  })

  it('stands whole in content/sidebars/apiExplorerSideBar.yaml, each page once', () => {
    const sidebar = others.find(({ document }) => document._id === sidebarId('apiExplorerSideBar'))
    const { items } = { items: [], ...sidebar?.document }
    const listed = linksIn({ items }).map(({ target }) => target)
    expect(listed.toSorted()).toEqual(explorer.map(({ _id }) => _id).toSorted())
  })

  it('leads from api-explorer/v5/category to the overview of each section, and from there to its pages', () => {
    const cards = explorer.flatMap(({ path, body }) =>
      body.en.flatMap((block) =>
        block._type === 'cards'
          ? block.cards.map(({ page }) => ({ from: path.current, to: page._ref }))
          : [],
      ),
    )
    const category = 'api-explorer/v5/category'
    const reached = cards.map(({ to }) => to).toSorted()
    const all = explorer.map(({ _id }) => _id).filter((id) => id !== pageId(category))
    expect(reached).toEqual(all.toSorted())
  })
})

describe('the documentation', () => {
  const written = pagePaths('en').map(readPage)
  const fields = fieldsOf(operations, channels)
  /** What may stand as code in a page about an endpoint or topic: names, values and paths of the API. */
  const known = new Set([
    ...operations.map(({ path }) => path),
    ...channels.flatMap(({ topics, stream }) => [stream, ...topics.map(({ pattern }) => pattern)]),
    ...fields.flatMap(({ name, path, values = [] }) => [name, path, ...values]),
    ...enums.flatMap(({ values }) => values.map(({ value }) => value)),
  ])
  const endpoints = written.filter(({ en }) => shown(en.blocks).length > 0)
  const topics = written.filter(({ en }) => channelsOn(en.blocks).length > 0)

  it('shows each channel on its page, once it is written, and nowhere else', () => {
    const paths = new Set(written.map(({ path }) => path))
    const due = channels.filter(({ route }) => paths.has(route))
    expect(due.length).toBeGreaterThan(0)
    const found = written.flatMap(({ path, en }) => channelsOn(en.blocks).map((id) => [path, id]))
    expect(found.toSorted()).toEqual(due.map(({ route, _id }) => [route, _id]).toSorted())
  })

  it('shows each operation of the specs', () => {
    const blocks = endpoints.flatMap(({ en }) => shown(en.blocks))
    const there = new Set(blocks.map(({ operation }) => operation._ref))
    // The margin trading of classic accounts, which no page of the site is about.
    const due = operations.filter(({ spec }) => spec !== 'spot-margin-normal')
    const lost = due.filter(({ _id }) => !there.has(_id))
    expect(lost.map(({ method, path, spec }) => `${spec}.yaml: ${method} ${path}`)).toEqual([])
  })

  it('names operations, enumerations and error codes that the specs have', () => {
    expect(endpoints.length).toBeGreaterThan(20)
    const ids = new Set([
      ...operations.map(({ method, path }) => operationId(method, path)),
      ...enums.map(({ name }) => enumId(name)),
      ...errors.map(({ group }) => errorsId(group)),
    ])
    const lost = written.flatMap(({ path, en }) =>
      en.blocks.flatMap((block) => {
        const ref =
          block._type === 'operation'
            ? block.operation._ref
            : block._type === 'enumTable'
              ? block.enum._ref
              : block._type === 'errorTable'
                ? block.errors._ref
                : undefined
        return ref !== undefined && !ids.has(ref) ? [`${path}: ${ref}`] : []
      }),
    )
    expect(lost).toEqual([])
  })

  it('shows the operation on each page about an endpoint', () => {
    const about = new Set(['market', 'order', 'position', 'account', 'asset', 'user'])
    const silent = written.filter(
      ({ path, en }) =>
        about.has(path.split('/')[1] ?? '') &&
        !path.endsWith('/guideline') &&
        !overviews.has(path) &&
        shown(en.blocks).length === 0,
    )
    expect(silent.map(({ path }) => path)).toEqual([])
  })

  it('speaks of no parameter, field or value that the specs lack', () => {
    const unknown = [...endpoints, ...topics].flatMap(({ path, text, en }) => {
      const told = new Set(en.blocks.flatMap(namesIn))
      return [...text.en.matchAll(/`([a-z]+[A-Z][A-Za-z0-9]*)`/g)].flatMap(([, name = '']) =>
        known.has(name) || told.has(name) ? [] : [`${path}: ${name}`],
      )
    })
    expect(unknown).toEqual([])
  })
})
