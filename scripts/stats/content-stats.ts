import path from 'node:path'
import { isEnglishOnly } from '../../content/english-only.ts'
import { blockText } from '../../schemas/block-text.ts'
import { fieldsOf } from '../../schemas/fields-of.ts'
import { isRecord } from '../../schemas/is-record.ts'
import {
  eachOf,
  type LocaleField,
  localeConfig,
  localeFields,
  locales,
  type TranslationField,
  translationFields,
} from '../../schemas/locales.ts'
import { frameExamples } from '../../specs/examples/frames.ts'
import { restExamples } from '../../specs/examples/rest.ts'
import { withExplorer } from '../seed/read-all.ts'
import { readContent } from '../seed/read-content.ts'
import { channelsFromSpec } from '../sync-specs/channels-from-spec.ts'
import { operationsFromSpec } from '../sync-specs/operations-from-spec.ts'
import { readSpecs } from '../sync-specs/read-specs.ts'
import { specDocuments } from '../sync-specs/spec-documents.ts'
import { countBlocks, countRules } from './blocks.ts'
import { type Variant, variantsOf } from './variants.ts'

/** The words of one thing in every locale: `localeString` and `localeText`. */
type InEachLocale = Record<LocaleField, string | undefined>

/** All words that a document holds in any locale, however deep. */
function wordsByLocale(value: unknown): InEachLocale[] {
  if (Array.isArray(value)) return value.flatMap(wordsByLocale)
  if (!isRecord(value)) return []
  const { _type } = value
  if (_type !== 'localeString' && _type !== 'localeText')
    return Object.values(value).flatMap(wordsByLocale)
  return [eachOf(localeFields, (field) => text(value[field]))]
}

/** English words of a text, as a reader counts them. */
const countWords = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'_.-]*/gu)?.length ?? 0

/** Chinese characters of a text. */
const countHan = (text: string) => text.match(/\p{Script=Han}/gu)?.length ?? 0

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** How many of `of` there are. */
export interface Share {
  count: number
  of: number
}

export interface ContentStats {
  pages: number
  /** Pages whose every block has its translation, of those that are to be translated. */
  translated: Record<TranslationField, Share>
  operations: number
  topics: number
  enumerations: number
  errorCodes: number
  /** Parameters and fields of operations and topics. */
  parameters: number
  /** Parameters and fields with a description, and the words of all else in `specs/`. */
  described: Record<LocaleField, Share>
  /** Words, or characters where these are wide: of pages and of `specs/`. */
  words: Record<LocaleField, number>
  examples: Share
  /** Worked requests by category, of all operations that have categories. */
  requests: Map<string, number>
  /** Categories of operations, and how many of them have a worked request. */
  variants: Share
  /** Entries of usage notes, of the English pages. */
  rules: number
  /** Blocks of the English pages by type. */
  blocks: Map<string, number>
}

/** What `content/` and `specs/` below `root` (absolute) hold. Throws where a file cannot be read. */
export async function contentStats(root: string): Promise<ContentStats> {
  const folder = path.join(root, 'specs')
  const specs = await readSpecs(folder)
  const { pages } = withExplorer(await readContent(path.join(root, 'content')), specs.rest)
  const operations = specs.rest.flatMap(operationsFromSpec)
  const channels = specs.websocket.flatMap(channelsFromSpec)
  const documents = specDocuments(specs)
  const facts = documents.flatMap(wordsByLocale)
  const bodies = pages.map(({ document }) => document)
  const due = bodies.filter(({ path }) => !isEnglishOnly(path.current))
  const examples = [...restExamples(folder), ...frameExamples(folder)]
  const variants = variantsOf(operations)
  const described = (locale: LocaleField) => share(facts, (words) => words[locale] !== undefined)
  const told = (locale: LocaleField, count: (text: string) => number) =>
    sum(facts.map((words) => count(words[locale] ?? ''))) +
    sum(
      bodies.flatMap(({ title, description, body }) => [
        count(title[locale] ?? ''),
        count(description?.[locale] ?? ''),
        ...(body[locale] ?? []).map((block) => count(blockText(block))),
      ]),
    )
  return {
    pages: bodies.length,
    translated: eachOf(translationFields, (field) =>
      share(due, ({ body }) => {
        const keys = new Set((body[field] ?? []).map(({ _key }) => _key))
        return body.en.every((block) => blockText(block) === '' || keys.has(block._key))
      }),
    ),
    operations: operations.length,
    topics: sum(channels.map(({ topics }) => topics.length)),
    enumerations: documents.filter(({ _type }) => _type === 'enumDefinition').length,
    errorCodes: sum(specs.errors.map(({ codes }) => codes.length)),
    parameters: fieldsOf(operations, channels).length,
    described: eachOf(localeFields, described),
    words: eachOf(localeFields, (field) => told(field, isWide(field) ? countHan : countWords)),
    examples: share(examples, ({ error }) => error === undefined),
    requests: byCategory(variants),
    variants: share(variants, ({ examples }) => examples > 0),
    rules: sum(bodies.map(({ body }) => countRules(body.en))),
    blocks: countBlocks(bodies.map(({ body }) => body.en)),
  }
}

const isWide = (field: LocaleField) =>
  locales.some((locale) => localeConfig[locale].field === field && localeConfig[locale].wide)

function byCategory(variants: readonly Variant[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { category, examples } of variants)
    counts.set(category, (counts.get(category) ?? 0) + examples)
  return counts
}

function share<Item>(all: readonly Item[], fits: (item: Item) => boolean): Share {
  return { count: all.filter(fits).length, of: all.length }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
