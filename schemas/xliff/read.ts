import { type Translation, translations } from '../locales.ts'
import {
  type File,
  type Inline,
  SEGMENT_STATES,
  type Segment,
  type State,
  type Unit,
} from './model.ts'
import { readContent, UnitProblem } from './read-content.ts'
import type { Reason } from './remarks.ts'
import { CORE, METADATA, PREFIX } from './write.ts'
import { parseXml, XliffError, type XmlElement } from './xml.ts'

/** A unit, or the reason why it is unusable. */
export type ReadUnit = Unit | { id: string; problem: Reason }

export interface ReadFile extends Omit<File, 'units'> {
  units: ReadUnit[]
}

/** Reads the files of an XLIFF 2 document. Throws `XliffError` with instructions for any other document. */
export function readXliff(text: string): ReadFile[] {
  const root = parseXml(text)
  const { version, srcLang, trgLang } = root.attributes
  if (root.name !== 'xliff')
    throw new XliffError(`The file is no XLIFF: it begins with <${root.name}>.`)
  if (root.namespace !== CORE || (version !== '2.0' && version !== '2.1')) {
    throw new XliffError(
      `The file is XLIFF ${version ?? 'of no version'}; only 2.0 and 2.1 are read. Ask the agency for the format that it was sent.`,
    )
  }
  const locale = translations.find((known) => isLanguage(trgLang, known))
  if (!isLanguage(srcLang, 'en') || locale === undefined) {
    throw new XliffError(
      `The file translates ${srcLang ?? 'no language'} to ${trgLang ?? 'no language'}; it must be en to ${translations.join(' or ')}.`,
    )
  }
  const files = elements(root, 'file').map((element) => fileOf(element, locale))
  if (files.length === 0) throw new XliffError('The file has no <file> within <xliff>.')
  unique(files, 'file')
  return files
}

/** Whether a tool's language tag means `wanted`: some tools add the script, or write `_`. */
function isLanguage(found: string | undefined, wanted: string): boolean {
  try {
    const [theirs, ours] = [found?.replaceAll('_', '-') ?? '', wanted].map((name) =>
      new Intl.Locale(name).maximize(),
    )
    const isSame = theirs?.language === ours?.language && theirs?.script === ours?.script
    // English is accepted with any region.
    return isSame && (ours?.language === 'en' || theirs?.region === ours?.region)
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

const elements = (parent: XmlElement, name: string): XmlElement[] =>
  parent.children.filter(
    (child): child is XmlElement =>
      typeof child !== 'string' && child.namespace === CORE && child.name === name,
  )

function unique(all: readonly { id: string }[], what: string): void {
  const seen = new Set<string>()
  for (const { id } of all) {
    if (seen.has(id)) throw new XliffError(`Two elements <${what}> have the id "${id}".`)
    seen.add(id)
  }
}

function idOf(element: XmlElement): string {
  const id = element.attributes['id']
  if (!id) throw new XliffError(`An element <${element.name}> has no id.`)
  return id
}

function fileOf(element: XmlElement, locale: Translation): ReadFile {
  const id = idOf(element)
  const units = unitsIn(element)
  unique(units, `unit> of the file <${id}`)
  const title = elements(element, 'notes')
    .flatMap((notes) => elements(notes, 'note'))
    .find((note) => note.attributes['category'] === 'title')
  const count = Number(metadata(element, 'units'))
  return { locale, id, title: title ? textOf(title) : id, units, ...(count > 0 && { count }) }
}

const unitsIn = (parent: XmlElement): ReadUnit[] => [
  ...elements(parent, 'unit').map(unitOf),
  ...elements(parent, 'group').flatMap(unitsIn),
]

function unitOf(element: XmlElement): ReadUnit {
  const id = idOf(element)
  const data = new Map(
    elements(element, 'originalData')
      .flatMap((all) => elements(all, 'data'))
      .map((one) => [idOf(one), textOf(one)]),
  )
  const was = metadata(element, 'translation')
  try {
    const segments = segmentsIn(element, data)
    unique(segments, 'segment')
    return { id, notes: [], segments, ...(was !== undefined && { was }) }
  } catch (error) {
    if (error instanceof UnitProblem) return { id, problem: error.reason }
    throw error
  }
}

/** Returns the segments of a unit, each with the following `<ignorable>` (XLIFF 2.1, 4.2.2.6). */
function segmentsIn(unit: XmlElement, data: ReadonlyMap<string, string>): Segment[] {
  const segments: Segment[] = []
  for (const child of unit.children) {
    if (typeof child === 'string' || child.namespace !== CORE) continue
    if (child.name === 'segment') segments.push(segmentOf(child, data))
    const last = segments.at(-1)
    if (child.name !== 'ignorable' || !last) continue
    const [source, target] = ['source', 'target'].map((name) => elements(child, name)[0])
    const words = source ? readContent(source, data) : []
    last.between = { source: words, target: target ? readContent(target, data) : words }
  }
  return segments
}

function segmentOf(element: XmlElement, data: ReadonlyMap<string, string>): Segment {
  const [source] = elements(element, 'source')
  const [target] = elements(element, 'target')
  const state = element.attributes['state'] ?? 'initial'
  if (!source) throw new XliffError('A <segment> has no <source>.')
  if (!isState(state)) throw new XliffError(`A <segment> has the unknown state "${state}".`)
  return {
    id: element.attributes['id'] ?? '',
    source: readContent(source, data),
    ...(target && { target: cleaned(readContent(target, data)) }),
    state,
    ...(element.attributes['subState'] === `${PREFIX}:stale` && { stale: true }),
  }
}

/** Removes trailing white space, which translation editors add. */
function cleaned(content: Inline[]): Inline[] {
  const last = content.at(-1)
  return typeof last === 'string' ? [...content.slice(0, -1), last.trimEnd()] : content
}

const isState = (state: string): state is State => SEGMENT_STATES.some((one) => one === state)

/** Returns metadata that the export wrote on an element; undefined if a tool removed it. */
function metadata(parent: XmlElement, type: string): string | undefined {
  const found = inMetadata(parent, 'metadata')
    .flatMap((all) => inMetadata(all, 'metaGroup'))
    .filter((group) => group.attributes['category'] === PREFIX)
    .flatMap((group) => inMetadata(group, 'meta'))
    .find((meta) => meta.attributes['type'] === type)
  return found && textOf(found)
}

const inMetadata = (parent: XmlElement, name: string): XmlElement[] =>
  parent.children.filter(
    (child): child is XmlElement =>
      typeof child !== 'string' && child.namespace === METADATA && child.name === name,
  )

const textOf = (element: XmlElement): string =>
  element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
