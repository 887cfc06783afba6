import { innerBlocks } from '../../../blocks/inner-blocks.ts'
import type { BlockLike } from '../headings-in.ts'
import { nearest } from '../nearest.ts'
import type { Problem } from '../problem.ts'
import { codeIn, textsIn } from '../texts-in.ts'

/** Names of several parts, such as `orderLinkId` and `order_id`. */
const SEVERAL_PARTS = /^[a-z][a-z0-9]*(?:[A-Z]|_[a-z0-9])[A-Za-z0-9_]*$/
/** Names of one part are only reported if they resemble a parameter of the page. */
const ONE_PART = /^[a-z]{5,}$/

export interface ApiNames {
  /** Names of parameters and fields by the id of the operation or topic. */
  byDocument: ReadonlyMap<string, readonly string[]>
  /** Names of all parameters, fields and values of the API, and of the envelope of answers. */
  known: ReadonlySet<string>
}

/** Returns the ids of the operations and topics that a body shows. */
export const referencedIdsIn = (blocks: readonly BlockLike[]): string[] =>
  blocks.flatMap(({ operation, channel }) => operation?._ref ?? channel?._ref ?? [])

/**
 * Reports names in `code` that look like parameters, but belong neither to the shown operations and topics nor to
 * anything else in the API. `shown` are the ids of the shown documents; if empty, nothing is reported.
 */
export function parameterNames(
  blocks: readonly BlockLike[],
  shown: readonly string[],
  { byDocument, known }: ApiNames,
): Problem[] {
  const own = shown.flatMap((id) => byDocument.get(id) ?? [])
  // The names of an unpublished operation are unknown.
  if (own.length === 0) return []
  const samples = samplesIn(blocks)
  return blocks.flatMap((block) =>
    textsIn(block).flatMap((text) =>
      [...new Set(codeIn(text).flatMap(namesIn))].flatMap((name) => {
        if (known.has(name) || samples.includes(name)) return []
        const meant = nearest(name, own) ?? (SEVERAL_PARTS.test(name) && nearest(name, known))
        if (!meant && !SEVERAL_PARTS.test(name)) return []
        const advice = meant
          ? `Did you mean \`${meant}\`?`
          : 'Look it up in the table on this page.'
        return [
          {
            message: `No parameter or field is called so: \`${name}\`. ${advice}`,
            path: text.path,
          },
        ]
      }),
    ),
  )
}

/** Splits code into names: `symbol` of `symbol=BTCUSDT`, `list` and `orderId` of `list[].orderId`. */
function namesIn(code: string): string[] {
  const names = code.replace(/=.*$/s, '').split(/\.|\[\]\.?/)
  const all = names.every((name) => name === '' || /^[A-Za-z0-9_]+$/.test(name))
  return all ? names.filter((name) => SEVERAL_PARTS.test(name) || ONE_PART.test(name)) : []
}

/** Returns the text of all code blocks of a body: names in them are accepted. */
const samplesIn = (blocks: readonly BlockLike[]): string =>
  blocks.flatMap((block) => [block.code ?? '', samplesIn(innerBlocks<BlockLike>(block))]).join('\n')
