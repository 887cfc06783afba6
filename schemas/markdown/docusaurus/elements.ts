/** Tags of HTML that stand between blocks; every component of React does so as well. */
const BLOCKS = new Set(
  'address article aside blockquote body caption center col colgroup dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr iframe li main nav object ol p pre script section style summary table tbody td tfoot th thead tr ul video'.split(
    ' ',
  ),
)

/** Tags of HTML that stand in a line of text. */
const INLINE = new Set(
  'a abbr b bdi bdo br button cite code del dfn em embed font i img input ins kbd label mark nobr q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)

/** Tags that have no end. */
export const VOID = new Set(['br', 'hr', 'img', 'input', 'embed', 'col', 'wbr'])

/** What runs or loads by itself has no place in a page. */
export const UNSAFE = new Set(['script', 'style', 'iframe', 'object', 'embed', 'form', 'video'])

/** Components of Docusaurus that stand between blocks. */
const COMPONENTS = new Set(['Tabs', 'TabItem', 'details', 'Details', 'Admonition'])

/** The value of an attribute, of `{"a"}` as of `"a"`; empty where there is none. */
export function plainValue(written: string | undefined): string {
  return (written ?? '').replace(/^(["'`])(.*)\1$/s, '$2')
}

export type ElementContext = 'block' | 'inline' | 'unknown'

export function placeOf(name: string): ElementContext {
  if (COMPONENTS.has(name) || BLOCKS.has(name)) return 'block'
  return INLINE.has(name) ? 'inline' : 'unknown'
}
