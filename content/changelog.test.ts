import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { breaksClients } from '../schemas/changes/breaks-clients.ts'
import { refsIn } from '../schemas/workflow/shown-at.ts'
import { changelogFile } from '../scripts/seed/changelog-document.ts'
import { readAll } from '../scripts/seed/read-all.ts'
import { readYaml } from '../scripts/seed/yaml-file.ts'
import { type FieldFacts, factsOf } from '../scripts/sync-specs/changes/facts.ts'
import { readSpecs } from '../scripts/sync-specs/read-specs.ts'
import { specDocuments } from '../scripts/sync-specs/spec-documents.ts'

const specs = await readSpecs(join(import.meta.dirname, '../specs'))
const facts = specDocuments(specs).map(factsOf)
const { pages } = await readAll(import.meta.dirname, specs)
const entries = await readYaml(join(import.meta.dirname, 'changelog.yaml'), changelogFile)
const told = entries.flatMap(({ changes = [], ...entry }) =>
  changes.length > 0 ? [{ ...entry, changes, at: `${entry.date} ${entry.name}` }] : [],
)

/** Ids of the operations and topics that each page shows, by its path. */
const shown = new Map(
  pages.map(({ document: { path, body } }) => [
    path.current,
    refsIn(body.en).filter((id) => /^(?:operation|channel)-/.test(id)),
  ]),
)

describe('the changelog', () => {
  it('says exactly what changed or went, but for what is told nowhere', () => {
    const silent = entries.filter(
      ({ kind, changes }) => ['changed', 'removed'].includes(kind) && !changes,
    )
    expect(silent.map(({ date, name }) => `${date} ${name}`)).toEqual([
      '2026-07-24 japan-hosts-revised',
      '2024-04-15 demo-funds',
      '2023-02-28 ip-limits',
    ])
  })

  it('says what was before or is after of each change and removal, but for what no value says', () => {
    const silent = told
      .filter(({ kind }) => kind === 'changed' || kind === 'removed')
      .flatMap(({ at, changes }) =>
        changes
          .filter(({ before, after }) => before === undefined && after === undefined)
          .map(({ rule }) => `${at}: ${rule}`),
      )
    expect([...new Set(silent)]).toEqual([
      '2026-03-24 repay-with-yield-token: effect-changed',
      '2026-01-28 pro-threshold: condition-added',
      '2024-03-01 lending: endpoint-removed',
      '2023-09-14 loan-parent-uid: field-meaning-changed',
      '2023-08-11 shared-borrow-quota: field-meaning-changed',
    ])
  })

  it.each([
    ['2026-07-23', 'execType', true],
    ['2026-07-16', 'depositStatus', true],
    ['2026-07-10', 'rows[].depositType', true],
    ['2026-04-17', 'transactionPurpose', true],
    ['2025-01-09', 'coin', true],
    ['2023-03-09', 'GET /v5/account/wallet-balance', true],
    // More than before breaks nobody.
    ['2023-03-09', 'leverage', false],
    ['2023-06-15', 'permissions', false],
  ])('breaks clients on %s by %s: %s', (day, what, breaks) => {
    const entry = told.find(
      ({ date, changes }) =>
        date === day && changes.some(({ name, field }) => [name, field].includes(what)),
    )
    const rules = entry?.changes.map(({ rule }) => rule)
    expect(rules && entry && breaksClients(entry.kind, rules)).toBe(breaks)
  })

  it('states facts of what there is', () => {
    const known = new Set(facts.map(({ _id }) => _id))
    const of = told.flatMap(({ at, changes }) => changes.map((one) => `${at}: ${one.of}`))
    expect(of.filter((line) => !known.has(line.replace(/.*: /, '')))).toEqual([])
  })

  it('names no field that the operation or topic lacks, but for what was removed', () => {
    const byId = new Map(facts.map((one) => [one._id, one]))
    const problems = told.flatMap(({ at, changes }) =>
      changes.flatMap(({ rule, of, name, part, field }) => {
        const one = byId.get(of)
        if (field === undefined || !one || /^(?:parameter|field)-removed$/.test(rule)) return []
        const has = fieldsOf(one, part).some(({ path }) => path === field)
        const whole = [name, part].filter(Boolean).join(' ')
        return has ? [] : [`${at}: ${rule} names ${field}, which ${whole} has not`]
      }),
    )
    expect(problems).toEqual([])
  })

  it('names each page of what changed, and of each page that it names what changed', () => {
    const problems = told.flatMap(({ at, pages, changes }) => {
      const subjects = new Set(changes.map(({ of }) => of))
      const silent = pages.filter((page) => {
        const own = shown.get(page) ?? []
        return own.length > 0 && !own.some((id) => subjects.has(id))
      })
      const unnamed = [...subjects].filter((id) => {
        const showing = [...shown].filter(
          ([path, ids]) => ids.includes(id) && !path.startsWith('api-explorer/'),
        )
        return showing.length > 0 && !showing.some(([path]) => pages.includes(path))
      })
      return [
        ...silent.map((page) => `${at}: no fact of ${page}`),
        ...unnamed.map((id) => `${at}: no page of ${id}`),
      ]
    })
    expect(problems).toEqual([])
  })

  it('tells of a new value wherever the enumeration is used', () => {
    const problems = told.flatMap(({ at, changes }) =>
      changes
        .filter(({ of, rule }) => of.startsWith('enum-') && rule.endsWith('-value-added'))
        .flatMap(({ of, value = '' }) =>
          usesOf(of, value)
            .filter(
              ({ id, path }) =>
                !changes.some(
                  ({ of, rule, field = '', value: told }) =>
                    of === id &&
                    // What is new has no new value.
                    (rule === 'field-added'
                      ? path.startsWith(field)
                      : field === path && told === value),
                ),
            )
            .map(({ id, path }) => `${at}: ${value} of ${id} ${path}`),
        ),
    )
    expect(problems).toEqual([])
  })
})

/** The fields of operations and topics that may have `value`, one of the enumeration `id`. */
function usesOf(id: string, value: string): { id: string; path: string }[] {
  return facts.flatMap((one) =>
    fieldsOf(one)
      .filter((field) => field.enum?._ref === id && field.values.includes(value))
      .map(({ path }) => ({ id: one._id, path })),
  )
}

/** Those of an operation or a topic; of a topic's `part` alone, where that is given. */
function fieldsOf(one: (typeof facts)[number], part?: string): FieldFacts[] {
  if (one._type === 'apiOperation') return [...one.parameters, ...one.response]
  if (one._type !== 'apiChannel') return []
  const isWanted = (name: string) => part === undefined || name === part
  return [
    ...one.topics.flatMap(({ pattern, parameters }) => (isWanted(pattern) ? parameters : [])),
    ...one.messages.flatMap(({ name, fields }) => (isWanted(name) ? fields : [])),
  ]
}
