/** Where the fields of a request, a response and a message are on the page. */
export const fieldPlaces = {
  parameters: 'param',
  response: 'response',
  message: 'message',
} as const

/** `list[].symbol` of a response as `response-list-symbol`; the second of the same name ends in -2. */
export function fieldAnchors(
  paths: readonly string[],
  place: (typeof fieldPlaces)[keyof typeof fieldPlaces],
): string[] {
  return uniqueAnchors(paths.map((path) => `${place}-${anchorPart(path.replaceAll('[]', ''))}`))
}

/** Where each value of an enum is: `side-Buy`. */
export function valueAnchors(enumAnchor: string, values: readonly string[]): string[] {
  return uniqueAnchors(values.map((value) => `${enumAnchor}-${anchorPart(value)}`))
}

/** Where a code can be on a page: the second group with the same code names itself. */
export function codeAnchors(group: string, codes: readonly string[]): string[] {
  return codes.flatMap((code) => [codeAnchor(code), codeAnchor(code, group)])
}

/** `row-110001`, or `row-spot-trade-110001`. */
export function codeAnchor(code: string, group?: string): string {
  return `row-${group === undefined ? '' : `${group}-`}${anchorPart(code)}`
}

/** What of a name can be in an anchor. */
export function anchorPart(text: string): string {
  return text.replace(/[^\p{L}\p{N}_]+/gu, '-').replace(/^-|-$/g, '')
}

function uniqueAnchors(anchors: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return anchors.map((anchor) => {
    const count = (seen.get(anchor) ?? 0) + 1
    seen.set(anchor, count)
    return count === 1 ? anchor : `${anchor}-${count}`
  })
}
