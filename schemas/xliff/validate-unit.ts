import { marksOf, plain } from './inline.ts'
import { leavesOf } from './leaves.ts'
import type { Inline, Segment, Unit } from './model.ts'
import type { Reason } from './remarks.ts'
import type { Translatable } from './translatables.ts'
import { contentOf, translationHash, translationStatusOf, unitOf } from './units.ts'

/** The result for an imported unit. */
export type UnitOutcome =
  /** The translation is written; `outdated` if its English has changed since the export. */
  | { taken: true; outdated: boolean }
  /** There is nothing to write. */
  | { taken: false; same: 'unchanged' | 'untranslated' }
  | { taken: false; problem: Reason }

const refused = (key: Reason['key'], values?: Reason['values']): UnitOutcome => ({
  taken: false,
  problem: values ? { key, values } : { key },
})

/**
 * Joins the segments into which a tool has split the unit's texts; other units are unchanged. A text with an
 * untranslated part counts as untranslated. In a unit of several texts, the first part of each must have kept its id.
 */
export function joinSegments(unit: Unit, translatable: Translatable): Unit {
  const own = (unitOf(translatable)?.segments ?? []).map(({ id }) => id)
  if (own.length === 0 || unit.segments.length <= own.length) return unit
  const texts: [id: string, parts: Segment[]][] = []
  for (const segment of unit.segments) {
    const [only, ...others] = own
    const id = others.length === 0 ? only : segment.id
    const before = texts.at(-1)
    if (before && (others.length === 0 || !own.includes(segment.id))) before[1].push(segment)
    else if (id !== undefined) texts.push([id, [segment]])
  }
  return { ...unit, segments: texts.map(([id, parts]) => joined(id, parts)) }
}

function joined(id: string, parts: readonly Segment[]): Segment {
  const last = parts.length - 1
  const join = (part: (segment: Segment, at: number) => readonly Inline[]) =>
    merged(parts.flatMap(part))
  const source = join((one, at) => [...one.source, ...((at < last && one.between?.source) || [])])
  const target = join((one, at) => [
    ...(one.target ?? []),
    ...((at < last && one.between?.target) || []),
  ])
  const state = parts.some((one) => one.state === 'initial')
    ? 'initial'
    : (parts[0]?.state ?? 'initial')
  return { id, source, state, ...(parts.every(isTranslated) && { target }) }
}

/** Joins neighbouring texts. */
function merged(content: readonly Inline[]): Inline[] {
  const all: Inline[] = []
  for (const one of content) {
    const before = all.at(-1)
    if (typeof one === 'string' && typeof before === 'string') all[all.length - 1] = before + one
    else all.push(one)
  }
  return all
}

/**
 * Validates an imported unit against the current text. `noted` is whether the file still has the export's metadata,
 * without which a change of the translation since the export cannot be detected.
 */
export function validateUnit(unit: Unit, translatable: Translatable, noted: boolean): UnitOutcome {
  const now = unitOf(translatable)
  if (!now) return refused('removed')
  const above = translatable.kind === 'block' && translatable.above
  if (!unit.segments.some(isTranslated) && !above) return { taken: false, same: 'untranslated' }

  const english = sameEnglish(unit.segments, now.segments)
  const status = translationStatusOf(translatable)
  if (above ? !unit.segments.some(isTranslated) : sameTranslation(unit, now)) {
    const confirmed = unit.segments.every(({ state }) => state !== 'initial')
    return status === 'stale' && english === 'same' && confirmed
      ? { taken: true, outdated: false }
      : { taken: false, same: 'unchanged' }
  }
  if (english === 'rebuilt') {
    return refused('rebuilt')
  }
  if (noted && unit.was !== translationHash(translatable)) {
    return refused('edited')
  }
  if (english === 'changed' && status === 'fresh') {
    return refused('anew')
  }
  const left = unit.segments.filter((one) => !isTranslated(one))
  if (left.length > 0) {
    return refused('part', { texts: left.map(({ source }) => quoted(source)).join(', ') })
  }
  for (const segment of unit.segments) {
    const problem = codesProblem(segment, ownContent(translatable, segment.id), translatable.kind)
    if (problem) return { taken: false, problem }
  }
  return { taken: true, outdated: english === 'changed' }
}

/** A copy of the English counts as a translation only if its state says so. */
const isTranslated = ({ target, source, state }: Segment): boolean =>
  target !== undefined &&
  plain(target).trim() !== '' &&
  (state !== 'initial' || !isSame(target, source))

const isSame = (a: readonly Inline[], b: readonly Inline[]) =>
  JSON.stringify(a) === JSON.stringify(b)

function sameEnglish(then: readonly Segment[], now: readonly Segment[]) {
  const sources = new Map(now.map(({ id, source }) => [id, source]))
  if (then.length !== now.length || then.some(({ id }) => !sources.has(id))) return 'rebuilt'
  return then.every(({ id, source }) => isSame(source, sources.get(id) ?? [])) ? 'same' : 'changed'
}

const sameTranslation = (unit: Unit, now: Unit) =>
  unit.segments.every(({ id, target }) => {
    const own = now.segments.find((one) => one.id === id)?.target
    return own === undefined || target === undefined ? own === target : isSame(own, target)
  })

/** Returns the current translation of a segment; undefined if there is none. */
function ownContent(translatable: Translatable, id: string): Inline[] | undefined {
  if (translatable.kind === 'words')
    return translatable.own === undefined ? undefined : [translatable.own]
  const leaf = translatable.own && leavesOf(translatable.own).get(id)
  return leaf === undefined ? undefined : contentOf(leaf)
}

/** Returns what is wrong with a translation's codes: it must have those of the English, or those it had before. */
function codesProblem(
  { source, target = [] }: Segment,
  own: Inline[] | undefined,
  kind: Translatable['kind'],
): Reason | undefined {
  const [wanted, found] = [codesOf(source, kind), codesOf(target, kind)]
  if (isSame(found, wanted) || (own && isSame(found, codesOf(own, kind)))) return undefined
  const dropped = without(wanted, found)
  const added = without(found, wanted)
  const text = quoted(target)
  if (added.length === 0) return { key: 'codesMissing', values: { text, missing: list(dropped) } }
  if (dropped.length === 0) return { key: 'codesAdded', values: { text, added: list(added) } }
  return { key: 'codesOther', values: { text, missing: list(dropped), added: list(added) } }
}

const list = (codes: string[]) => codes.join(' ')

const without = (all: string[], some: string[]): string[] => {
  const left = [...some]
  return all.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Returns all codes, and the texts in code, sorted, because a translation may reorder them. */
function codesOf(content: readonly Inline[], kind: Translatable['kind']): string[] {
  const ticked = (kind === 'words' && plain(content).match(/`[^`]+`/g)) || []
  return [...marksOf(content), ...ticked, ...inCode(content)].toSorted()
}

const inCode = (content: readonly Inline[]): string[] =>
  content.flatMap((one) => {
    if (typeof one === 'string') return []
    return one.mark === '<code>' ? [`\`${plain(one.content)}\``] : inCode(one.content)
  })

const quoted = (content: readonly Inline[]): string => {
  const text = plain(content)
  return `“${text.length > 60 ? `${text.slice(0, 57)}…` : text}”`
}
