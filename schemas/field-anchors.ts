/** Prefixes of the anchors of parameters, response fields and message fields. */
export const fieldAnchorPrefixes = {
  parameters: 'param',
  response: 'response',
  message: 'message',
} as const

/** Returns anchors of fields: `list[].symbol` of a response becomes `response-list-symbol`; a repeated name gets -2. */
export function fieldAnchors(
  paths: readonly string[],
  prefix: (typeof fieldAnchorPrefixes)[keyof typeof fieldAnchorPrefixes],
): string[] {
  return uniqueAnchors(paths.map((path) => `${prefix}-${anchorPart(path.replaceAll('[]', ''))}`))
}

/** Returns anchors of an enum's values: `side-Buy`. */
export function valueAnchors(enumAnchor: string, values: readonly string[]): string[] {
  return uniqueAnchors(values.map((value) => `${enumAnchor}-${anchorPart(value)}`))
}

/** Returns the possible anchors of codes: if two groups on a page have a code, the second anchor includes the group. */
export function codeAnchors(group: string, codes: readonly string[]): string[] {
  return codes.flatMap((code) => [codeAnchor(code), codeAnchor(code, group)])
}

/** Returns `row-110001`, or `row-spot-trade-110001` with a group. */
export function codeAnchor(code: string, group?: string): string {
  return `row-${group === undefined ? '' : `${group}-`}${anchorPart(code)}`
}

/** Replaces the characters of a name that an anchor must not contain. */
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
