import type { Block } from '../../blocks/lists/model.ts'
import { fieldOf, sourceFieldOf, type TranslationField } from '../locales.ts'
import type { TranslationSource } from '../translation-source.ts'
import { plain } from './inline.ts'
import type { Unit } from './model.ts'
import { translatedBlock, translationSource } from './put.ts'
import type { ReadFile } from './read.ts'
import type { Reason } from './remarks.ts'
import { type Body, type Translatable, translatablesOf } from './translatables.ts'
import { englishOf } from './units.ts'
import { joinSegments, validateUnit } from './validate-unit.ts'

export interface XliffChange {
  set: Record<string, unknown>
  unset: string[]
}

/** A unit that was refused, or that was accepted although its English has changed. */
export interface Remark extends Reason {
  unit: string
}

export interface Outcome {
  /** Published id. */
  id: string
  title: string
  taken: number
  unchanged: number
  untranslated: number
  /** Accepted units whose English has changed since the export. */
  outdated: Remark[]
  refused: Remark[]
  /** Undefined if there is nothing to write. */
  change?: XliffChange
}

type Fields = Record<string, unknown>

/** Returns what an imported file changes in its document; `document` is undefined if it no longer exists. */
export function applyFile(file: ReadFile, document: Fields | undefined): Outcome {
  const outcome: Outcome = {
    id: file.id,
    title: file.title,
    taken: 0,
    unchanged: 0,
    untranslated: 0,
    outdated: [],
    refused: [],
  }
  if (!document) {
    outcome.refused.push({ unit: '', key: 'noDocument', values: { id: file.id } })
    return outcome
  }
  const missing = (file.count ?? 0) - file.units.length
  if (missing > 0) {
    outcome.refused.push({ unit: '', key: 'notBack', values: { missing, count: file.count ?? 0 } })
  }
  const field = fieldOf(file.locale)
  const translatables = new Map(
    translatablesOf(document, file.locale).map((translatable) => [translatable.id, translatable]),
  )
  const blocks = new Map<string, { body: Body; written: Written[] }>()
  const change: XliffChange = { set: {}, unset: [] }
  for (const given of file.units) {
    const translatable = translatables.get(given.id)
    const remark = (reason: Reason): Remark => ({ unit: given.id, ...reason })
    if ('problem' in given) outcome.refused.push(remark(given.problem))
    else if (!translatable) {
      outcome.refused.push(remark({ key: 'removed' }))
    } else {
      const unit = joinSegments(given, translatable)
      const became = validateUnit(unit, translatable, file.count !== undefined)
      if (!became.taken) {
        if ('problem' in became) outcome.refused.push(remark(became.problem))
        else outcome[became.same]++
        continue
      }
      if (translatable.kind === 'words')
        setWords(change, field, translatable, unit, became.outdated)
      else {
        const { path, body } = translatable
        const written = blocks.get(path)?.written ?? []
        const block = translatedBlock(unit, translatable)
        written.push({ block, source: translationSource(unit, translatable, became.outdated) })
        blocks.set(path, { body, written })
      }
      outcome.taken++
      if (became.outdated) {
        outcome.outdated.push(remark({ key: 'outdated' }))
      }
    }
  }
  for (const [path, { body, written }] of blocks) setBody(change, field, path, body, written)
  return outcome.taken > 0 ? { ...outcome, change } : outcome
}

function setWords(
  change: XliffChange,
  field: TranslationField,
  translatable: Extract<Translatable, { kind: 'words' }>,
  unit: Unit,
  outdated: boolean,
): void {
  const { path, was } = translatable
  const source = `${path}.${sourceFieldOf(field)}`
  change.set[`${path}.${field}`] = unit.segments.map(({ target }) => plain(target ?? [])).join('\n')
  if (outdated) change.set[source] = englishOf(unit.segments)
  else if (was !== undefined) change.unset.push(source)
}

interface Written {
  block: Block
  source: TranslationSource
}

/** Replaces existing blocks in place, and inserts new ones in the order of the English. */
function setBody(
  change: XliffChange,
  field: TranslationField,
  path: string,
  body: Body,
  written: Written[],
): void {
  const blocks = written.map(({ block }) => block)
  const sources = written.map(({ source }) => source)
  change.set[`${path}.${field}`] = merged(body.own, blocks, body.order)
  change.set[`${path}.${sourceFieldOf(field)}`] = merged(body.sources, sources, body.order)
}

function merged<Item extends { _key: string }>(
  before: readonly Item[],
  written: readonly Item[],
  order: readonly string[],
): Item[] {
  const all = [...before]
  for (const item of written) {
    const at = all.findIndex(({ _key }) => _key === item._key)
    if (at >= 0) {
      all[at] = item
      continue
    }
    const earlier = new Set(order.slice(0, order.indexOf(item._key)))
    all.splice(all.findLastIndex(({ _key }) => earlier.has(_key)) + 1, 0, item)
  }
  return all
}
