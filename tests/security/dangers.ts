import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'

type Node = DefaultTreeAdapterMap['node']

/** Elements that run, load or send something, or change the meaning of others. */
const ELEMENTS = new Set(
  'script iframe frame object embed applet base meta link style form math template noscript animate set use foreignobject audio video'.split(
    ' ',
  ),
)
/** Attributes that contain URLs. */
const ADDRESSES = new Set(
  'href src action formaction data poster background ping cite srcset xlink:href manifest'.split(
    ' ',
  ),
)
const SAFE = new Set(['http:', 'https:', 'mailto:'])

/** Parts of `html` that would run, load or mislead in a browser, one line each. */
export function dangers(html: string): string[] {
  return inside(parseFragment(html))
}

function inside(node: Node): string[] {
  const own =
    'tagName' in node
      ? [
          ...(ELEMENTS.has(node.tagName.toLowerCase()) ? [`<${node.tagName}>`] : []),
          ...node.attrs.flatMap(({ prefix, name, value }) =>
            attribute(node.tagName, prefix ? `${prefix}:${name}` : name, value),
          ),
        ]
      : []
  const content = 'content' in node ? inside(node.content) : []
  const children = 'childNodes' in node ? node.childNodes.flatMap(inside) : []
  return [...own, ...content, ...children]
}

function attribute(element: string, written: string, value: string): string[] {
  const name = written.toLowerCase()
  const found = `${name}="${value}" of <${element}>`
  if (name.startsWith('on') || name === 'srcdoc') return [found]
  return ADDRESSES.has(name) && !leadsSafely(value) ? [found] : []
}

/** Whether a URL is on this site or has a harmless scheme, without hiding its host. */
function leadsSafely(value: string): boolean {
  const address = URL.parse(value, 'https://site.invalid/docs/')
  if (!address || !SAFE.has(address.protocol)) return false
  const written = /^(https?:\/\/|mailto:)/i.test(value)
  return written || address.host === 'site.invalid'
}
