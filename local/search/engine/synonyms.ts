import { z } from 'zod'
import { HttpError } from '../http/http-error.ts'
import type { Tokenize } from '../text/tokenizer.ts'

const itemSchema = z.strictObject({
  id: z.string().min(1),
  root: z.string().default(''),
  synonyms: z.array(z.string().min(1)).min(1),
  locale: z.string().optional(),
})

const setSchema = z.object({ items: z.array(itemSchema) })

type SynonymItem = z.output<typeof itemSchema>

/** Parses a synonym set; throws 400 when it is invalid. */
export function parseSynonymSet(body: unknown): { items: SynonymItem[] } {
  const parsed = setSchema.safeParse(body)
  if (!parsed.success)
    throw new HttpError(400, `Invalid synonym set: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

/** The synonyms of a set, prepared for look-ups. */
export class Synonyms {
  private readonly items: readonly SynonymItem[]
  private readonly entries = new WeakMap<Tokenize, Map<string, Entry[]>>()

  constructor(items: readonly SynonymItem[]) {
    this.items = items
  }

  /** Entries whose first term is this one. */
  from(tokenize: Tokenize, term: string): readonly Entry[] {
    let entries = this.entries.get(tokenize)
    if (!entries) {
      entries = this.read(tokenize)
      this.entries.set(tokenize, entries)
    }
    return entries.get(term) ?? []
  }

  private read(tokenize: Tokenize): Map<string, Entry[]> {
    const entries = new Map<string, Entry[]>()
    for (const { root, synonyms } of this.items) {
      for (const side of root ? [root] : synonyms) {
        const terms = tokenize(side).map((token) => token.term)
        const [first] = terms
        if (first === undefined) continue
        const entry = { terms, others: synonyms.filter((other) => other !== side) }
        entries.set(first, [...(entries.get(first) ?? []), entry])
      }
    }
    return entries
  }
}

interface Entry {
  /** Terms to find in the query. */
  terms: string[]
  /** Texts that can replace them. */
  others: string[]
}

const MAX_KNOWN = 32
const known = new Map<string, Synonyms>()

/** Parses the synonyms of a stored set, with a cache: parsing takes longer than most searches. */
export function readSynonyms(text: string): Synonyms {
  let synonyms = known.get(text)
  if (!synonyms) {
    synonyms = new Synonyms(parseSynonymSet(JSON.parse(text)).items)
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(text, synonyms)
  }
  return synonyms
}
