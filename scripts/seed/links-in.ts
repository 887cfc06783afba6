export interface Link {
  target: string
  anchor?: string
  /** Location for messages: `body.en, block 3`, `items, entry 2`. */
  place: string
}

/** Every reference in a document at any depth, in order. */
export function linksIn(document: object): Link[] {
  return Object.entries(document).flatMap(([name, value]) => walk(value, name))
}

function walk(value: unknown, place: string): Link[] {
  if (Array.isArray(value)) {
    const numbered = /block|entry/.test(place)
    const noun = place.startsWith('body') ? 'block' : 'entry'
    return value.flatMap((item, index) =>
      walk(item, numbered ? place : `${place}, ${noun} ${index + 1}`),
    )
  }
  if (typeof value !== 'object' || value === null) return []
  if ('_ref' in value && typeof value._ref === 'string') return [{ target: value._ref, place }]
  const inner = Object.entries(value).flatMap(([name, child]) =>
    walk(child, /block|entry/.test(place) ? place : `${place}.${name}`),
  )
  const anchor = 'anchor' in value ? value.anchor : 'toAnchor' in value ? value.toAnchor : undefined
  if (typeof anchor !== 'string') return inner
  return inner.map((link) => ({ ...link, anchor }))
}
