import { innerBlocks } from '../../../blocks/inner-blocks.ts'
import type { BlockLike } from '../headings-in.ts'
import { nearest } from '../nearest.ts'
import type { Problem } from '../problem.ts'
import { codeIn, textsIn } from '../texts-in.ts'

/** `orderLinkId` and `order_id`: words of several parts, as parameters are named. */
const SEVERAL_PARTS = /^[a-z][a-z0-9]*(?:[A-Z]|_[a-z0-9])[A-Za-z0-9_]*$/
/** Words of one part are judged only where they are nearly a parameter of the page. */
const ONE_PART = /^[a-z]{5,}$/

export interface ApiNames {
  /** Of parameters and fields, by the id of the operation or topic. */
  byDocument: ReadonlyMap<string, readonly string[]>
  /** Of parameters, fields and values anywhere, and of what wraps every answer. */
  known: ReadonlySet<string>
}

/** The operations and topics that a body shows. */
export const shownIn = (blocks: readonly BlockLike[]): string[] =>
  blocks.flatMap(({ operation, channel }) => operation?._ref ?? channel?._ref ?? [])

/**
 * Names in `code` that look like parameters and are none, neither of what the page shows nor of
 * anything else in the API. `shown` are the ids of what the page shows; without any, all is well.
 */
export function parameterNames(
  blocks: readonly BlockLike[],
  shown: readonly string[],
  { byDocument, known }: ApiNames,
): Problem[] {
  const own = shown.flatMap((id) => byDocument.get(id) ?? [])
  // Nothing is known of an operation that is not published.
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

/** `symbol` of `symbol=BTCUSDT`, `list` and `orderId` of `list[].orderId`. */
function namesIn(code: string): string[] {
  const names = code.replace(/=.*$/s, '').split(/\.|\[\]\.?/)
  const all = names.every((name) => name === '' || /^[A-Za-z0-9_]+$/.test(name))
  return all ? names.filter((name) => SEVERAL_PARTS.test(name) || ONE_PART.test(name)) : []
}

/** All code of a body: what it names is real. */
const samplesIn = (blocks: readonly BlockLike[]): string =>
  blocks.flatMap((block) => [block.code ?? '', samplesIn(innerBlocks<BlockLike>(block))]).join('\n')
