import type { Page } from 'playwright-core'

/** Where values stand in `result` that the response table of the page does not name: `list[].symbol`. */
export async function undocumented(page: Page, result: unknown): Promise<string[]> {
  const named = new Set(
    await page
      .locator('section:has(> div > #response-parameters):visible [data-field]')
      .evaluateAll((fields) =>
        fields.map((field) => (field as HTMLElement).dataset['field'] ?? ''),
      ),
  )
  // What is keyed by coins and the like is documented as a whole.
  const isWhole = (place: string) =>
    ![...named].some((one) => /^[.[]/.test(one.slice(place.length)) && one.startsWith(place))
  // A list in place of the object is named after what it is in place of.
  const start = Array.isArray(result) ? 'result' : ''
  const places = placesIn(result, start, (place) => named.has(place) && isWhole(place))
  return [...new Set(places)].filter((place) => !named.has(place))
}

/** Where values stand in `value`, which stands at `place`; what stands at an `ends` is not looked into. */
function placesIn(value: unknown, place: string, ends: (place: string) => boolean): string[] {
  if (Array.isArray(value))
    return value.flatMap((each, index) => {
      // The entries of a tuple have a place each, those of a list one together.
      const tuple = !value.some((one) => typeof one === 'object')
      if (tuple && !place.endsWith('[]')) return []
      return placesIn(each, tuple ? `${place}[${index}]` : `${place}[]`, ends)
    })
  const own = place === '' || place.endsWith('[]') ? [] : [place]
  if (typeof value !== 'object' || value === null || ends(place)) return own
  const inner = Object.entries(value).flatMap(([name, each]) =>
    placesIn(each, place === '' ? name : `${place}.${name}`, ends),
  )
  return [...own, ...inner]
}
