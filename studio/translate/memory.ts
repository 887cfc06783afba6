import type { TranslationSegment } from './segment.ts'
import { pairsOf, type Unit, unitText } from './units.ts'

/** A document that contains the translation. */
export interface Origin {
  id: string
  title: string
}

export interface Suggestion {
  /** The translation, in the kind of unit in which it was written. */
  unit: Unit
  text: string
  from: Origin[]
}

export type Memory = ReadonlyMap<string, readonly Suggestion[]>

export interface MemoryEntry extends Origin {
  segments: readonly TranslationSegment[]
}

/** Builds the memory of all translations by their English text, most frequent first. */
export function memoryOf(documents: readonly MemoryEntry[]): Memory {
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

/** Returns the translations of an English text, except `present`; code is in backticks. */
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
  // It is unknown which units of a stale block changed.
  if (segment.state === 'stale') return []
  return pairsOf(segment.english, segment.translated).flatMap(({ english, translated }) =>
    translated ? [{ english, translated }] : [],
  )
}

const normalised = (text: string): string => text.trim().replace(/\s+/g, ' ')
