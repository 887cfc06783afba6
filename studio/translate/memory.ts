import type { TranslationSegment } from './segment.ts'
import { pairsOf, type Unit, unitText } from './units.ts'

/** A document that translations come from. */
export interface Origin {
  id: string
  title: string
}

export interface Offer {
  /** The translation, as a unit of whatever kind it was written. */
  unit: Unit
  text: string
  from: Origin[]
}

export type Memory = ReadonlyMap<string, readonly Offer[]>

export interface Remembered extends Origin {
  segments: readonly TranslationSegment[]
}

/** What has been translated anywhere, by its English words; those that stand most often come first. */
export function memoryOf(documents: readonly Remembered[]): Memory {
  const memory = new Map<string, Map<string, Offer>>()
  for (const { id, title, segments } of documents) {
    for (const { english, translated } of segments.flatMap(current)) {
      const text = unitText(translated).trim()
      const key = normalised(unitText(english))
      if (text === '' || text === key) continue
      const offers = memory.get(key) ?? new Map<string, Offer>()
      const offer = offers.get(text) ?? { unit: translated, text, from: [] }
      if (!offer.from.some((one) => one.id === id)) offer.from.push({ id, title })
      memory.set(key, offers.set(text, offer))
    }
  }
  return new Map(
    [...memory].map(([key, offers]) => [
      key,
      [...offers.values()].sort((a, b) => b.from.length - a.from.length),
    ]),
  )
}

/** What `memory` has for an English text, other than what is there; code is in backticks. */
export function offersFor(memory: Memory, english: string, present = ''): readonly Offer[] {
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
