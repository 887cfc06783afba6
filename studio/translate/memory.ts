import type { TranslationSegment } from './segment.ts'
import { pairsOf, type Unit, unitText } from './units.ts'

/** A document that translations come from. */
export interface Origin {
  id: string
  title: string
}

export interface Suggestion {
  /** The translation, as a unit of whatever kind it was written. */
  unit: Unit
  text: string
  from: Origin[]
}

export type Memory = ReadonlyMap<string, readonly Suggestion[]>

export interface Remembered extends Origin {
  segments: readonly TranslationSegment[]
}

/** What has been translated anywhere, by its English words; those that stand most often come first. */
export function memoryOf(documents: readonly Remembered[]): Memory {
  const memory = new Map<string, Map<string, Suggestion>>()
  for (const { id, title, segments } of documents) {
    for (const { english, translated } of segments.flatMap(current)) {
      const text = unitText(translated).trim()
      const key = normalised(unitText(english))
      if (text === '' || text === key) continue
      const suggestions = memory.get(key) ?? new Map<string, Suggestion>()
      const suggestion = suggestions.get(text) ?? { unit: translated, text, from: [] }
      if (!suggestion.from.some((one) => one.id === id)) suggestion.from.push({ id, title })
      memory.set(key, suggestions.set(text, suggestion))
    }
  }
  return new Map(
    [...memory].map(([key, suggestions]) => [
      key,
      [...suggestions.values()].sort((a, b) => b.from.length - a.from.length),
    ]),
  )
}

/** What `memory` has for an English text, other than what is there; code is in backticks. */
export function suggestionsFor(
  memory: Memory,
  english: string,
  present = '',
): readonly Suggestion[] {
  return (memory.get(normalised(english)) ?? []).filter(({ text }) => text !== present.trim())
}

function current(segment: TranslationSegment): { english: Unit; translated: Unit }[] {
  if (segment.state === 'missing') return []
  if (segment.kind === 'words') {
    const english: Unit = { path: [], kind: 'plain', text: segment.source ?? segment.en }
    return [{ english, translated: { path: [], kind: 'plain', text: segment.own } }]
  }
  // Which of the units of an older block changed is not known.
  if (segment.state === 'stale') return []
  return pairsOf(segment.english, segment.translated).flatMap(({ english, translated }) =>
    translated ? [{ english, translated }] : [],
  )
}

const normalised = (text: string): string => text.trim().replace(/\s+/g, ' ')
