import { SaxesParser } from 'saxes'

export interface XmlElement {
  namespace: string
  name: string
  attributes: Record<string, string>
  children: (XmlElement | string)[]
}

/** Thrown, with a message for the user, if a file cannot be read at all. */
export class XliffError extends Error {}

const MAX_BYTES = 50_000_000
const MAX_DEPTH = 60

/**
 * Decodes a file in UTF-8, or in UTF-16 with a byte order mark. Throws `XliffError` for a file over 50 MB or with
 * another encoding.
 */
export function decodeXml(bytes: Uint8Array): string {
  if (bytes.length > MAX_BYTES) {
    const size = Math.round(bytes.length / 1_000_000)
    throw new XliffError(
      `The file has ${size} MB; at most ${MAX_BYTES / 1_000_000} MB are read. Export fewer pages at a time.`,
    )
  }
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new XliffError(`The file is not ${encoding} text. Save it as XLIFF in UTF-8.`, { cause })
  }
}

/**
 * Parses a well-formed XML document and returns its root element. Throws `XliffError` for malformed XML, for a document
 * type declaration (entities can expand a short file or read other files), and for absurd nesting.
 */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true })
  const open: XmlElement[] = []
  let root: XmlElement | undefined
  const add = (child: XmlElement | string) => open.at(-1)?.children.push(child)
  parser.on('error', (error) => {
    throw new XliffError(`The file is not well-formed XML: ${error.message}`)
  })
  parser.on('doctype', () => {
    throw new XliffError(
      'The file has a document type (DOCTYPE), which an XLIFF file has no use for. Remove it.',
    )
  })
  parser.on('opentag', ({ uri, local, attributes }) => {
    if (open.length >= MAX_DEPTH) {
      throw new XliffError(`Line ${parser.line}: elements are nested more than ${MAX_DEPTH} deep.`)
    }
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value])
    const element = {
      namespace: uri,
      name: local,
      attributes: Object.fromEntries(values),
      children: [],
    }
    add(element)
    root ??= element
    open.push(element)
  })
  parser.on('closetag', () => open.pop())
  parser.on('text', add)
  parser.on('cdata', add)
  parser.write(text).close()
  if (!root) throw new XliffError('The file is empty.')
  return root
}
