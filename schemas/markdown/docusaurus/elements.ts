/** Block-level HTML tags; React components are block-level as well. */
const BLOCKS = new Set(
  'address article aside blockquote body caption center col colgroup dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr iframe li main nav object ol p pre script section style summary table tbody td tfoot th thead tr ul video'.split(
    ' ',
  ),
)

/** Inline HTML tags. */
const INLINE = new Set(
  'a abbr b bdi bdo br button cite code del dfn em embed font i img input ins kbd label mark nobr q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)

/** Void tags, which have no end tag. */
export const VOID = new Set(['br', 'hr', 'img', 'input', 'embed', 'col', 'wbr'])

/** Tags that run code or load content, which a page must not contain. */
export const UNSAFE = new Set(['script', 'style', 'iframe', 'object', 'embed', 'form', 'video'])

/** Block-level components of Docusaurus. */
const COMPONENTS = new Set(['Tabs', 'TabItem', 'details', 'Details', 'Admonition'])

/** Returns an attribute's value, with `{"a"}` equal to `"a"`; empty if missing. */
export function plainValue(written: string | undefined): string {
  return (written ?? '').replace(/^(["'`])(.*)\1$/s, '$2')
}

export type ElementContext = 'block' | 'inline' | 'unknown'

export function elementContext(name: string): ElementContext {
  if (COMPONENTS.has(name) || BLOCKS.has(name)) return 'block'
  return INLINE.has(name) ? 'inline' : 'unknown'
}
