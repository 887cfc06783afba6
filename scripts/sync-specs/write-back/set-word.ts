import { Document, isMap, isScalar, parseDocument, stringify, visit, type YAMLMap } from 'yaml'
import { isTranslationField } from '../../../schemas/locales.ts'

type Path = readonly (string | number)[]

/** Most columns of a line, as in the rest of the specs. */
const WIDTH = 100

/**
 * `text` (YAML) with `value` at `path`; layout and comments are unchanged. Missing keys on the path are added. Throws
 * when that is impossible.
 */
export function setWord(text: string, path: Path, value: string): string {
  const document = parseDocument(text)
  const isFlow = path.some((_, depth) => mapAt(document, path.slice(0, depth))?.flow)
  const changed =
    replaced(text, document, path, value, isFlow) ?? added(text, document, path, value)
  const check = parseDocument(changed ?? '')
  if (changed === undefined || check.errors.length > 0 || check.getIn(path) !== value) {
    throw new Error(`There is no room for ${JSON.stringify(value)} at ${path.join('/')}.`)
  }
  return changed
}

function replaced(
  text: string,
  document: Document,
  path: Path,
  value: string,
  isFlow: boolean,
): string | undefined {
  const pair = pairOf(mapAt(document, path.slice(0, -1)), path.at(-1))
  if (!isScalar(pair?.value) || !pair.value.range) return undefined
  const [start, end] = pair.value.range
  const from = isFlow ? start : pair.start
  const written = isFlow ? flowText(value) : blockText({ [pair.key]: value }, text, pair.start)
  // A block scalar includes its last line break.
  const rest = text.slice(from, end).endsWith('\n') ? `\n${text.slice(end)}` : text.slice(end)
  return text.slice(0, from) + written + rest
}

/** Inserts the value after the English text, or at the end of its mapping. */
function added(text: string, document: Document, path: Path, value: string): string | undefined {
  const last = path.at(-1)
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const map = mapAt(document, path.slice(0, depth))
    if (!map) continue
    const neighbour =
      pairOf(map, isTranslationField(last) ? 'en' : last) ??
      pairOf(map, String(map.items.flatMap(({ key }) => (isScalar(key) ? [key.value] : [])).at(-1)))
    if (!neighbour) return undefined
    const words = path.slice(depth).reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)
    const end = text.slice(0, neighbour.end).trimEnd().length
    if (map.flow) {
      return `${text.slice(0, end)}, ${flowText(words).slice(2, -2)}${text.slice(end)}`
    }
    const lineEnd = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end)
    const indent = ' '.repeat(columnOf(text, neighbour.start))
    const lines = blockText(words, text, neighbour.start)
    return `${text.slice(0, lineEnd)}\n${indent}${lines}${text.slice(lineEnd)}`
  }
  return undefined
}

function mapAt(document: Document, path: Path): YAMLMap | undefined {
  const node = path.length === 0 ? document.contents : document.getIn(path, true)
  return isMap(node) ? node : undefined
}

function pairOf(map: YAMLMap | undefined, name: string | number | undefined) {
  for (const { key, value } of map?.items ?? []) {
    if (!isScalar(key) || key.value !== name || !key.range) continue
    const range = isScalar(value) || isMap(value) ? value.range : undefined
    return { key: String(name), value, start: key.range[0], end: (range ?? key.range)[1] }
  }
  return undefined
}

const columnOf = (text: string, at: number): number => at - (text.lastIndexOf('\n', at - 1) + 1)

/** The value as a block of lines, the later ones indented to the column of `at`. */
function blockText(value: unknown, text: string, at: number): string {
  const column = columnOf(text, at)
  const lines = stringify(value, { lineWidth: WIDTH - column }).trimEnd()
  return lines.replace(/\n(?=.)/g, `\n${' '.repeat(column)}`)
}

/** The value in flow style. */
function flowText(value: unknown): string {
  const document = new Document({ value })
  visit(document, {
    Map: (_, map) => {
      map.flow = true
    },
  })
  return document.toString({ lineWidth: 0 }).trimEnd().slice('{ value: '.length, -' }'.length)
}
