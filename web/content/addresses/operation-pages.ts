import { defineQuery } from 'groq'
import { z } from 'zod'
import { linksTag, linkTag } from '../../config/tags.ts'
import { fittingRows } from '../lake/malformed-document.ts'
import { flag, list } from '../lake/optional-fields.ts'
import { type Reader, taggedQuery } from '../lake/reader.ts'

const groq = defineQuery(`*[_type == "page" && references($ids) && defined(path.current) &&
  count(body.en[_type in ["operation", "channel"] && coalesce(operation._ref, channel._ref) in $ids]) > 0]
  | order(path.current){
    "id": _id, "path": path.current,
    "shown": body.en[_type in ["operation", "channel"]]{"id": coalesce(operation._ref, channel._ref), explorer}
  }`)

const row = z.object({
  id: z.string(),
  path: z.string(),
  shown: list(z.object({ id: z.string().nullish(), explorer: flag })),
})

export interface OperationPage {
  id: string
  path: string
}

/** The pages that show an operation or a channel; the explorer shows no channels. */
export interface OperationPages {
  explorer?: OperationPage
  /** Of several: one of the explorer page's API, then one that begins with the operation, then the first by path. */
  documentation?: OperationPage
}

const pagesOf = ({ explorer, documentation }: OperationPages): OperationPage[] => [
  ...(explorer ? [explorer] : []),
  ...(documentation ? [documentation] : []),
]

const query = taggedQuery({
  query: groq,
  parse: (answer, { ids }: { ids: readonly string[] }) => showing(fittingRows(row, answer), ids),
  tags: (found) => {
    const places = [...found.values()].map(pagesOf)
    return [
      ...places.flat().map(({ id }) => linkTag(id)),
      // A page that starts to show an operation must invalidate the result.
      ...(places.every(({ length }) => length === 2) ? [] : [linksTag]),
    ]
  },
})

/** The pages that show operations and channels, by operation or channel id. */
export async function fetchOperationPages(
  reader: Reader,
  operationIds: Iterable<string>,
): Promise<Map<string, OperationPages>> {
  const ids = [...operationIds]
  return ids.length === 0 ? new Map() : reader.read(query, { ids })
}

function showing(
  pages: z.infer<typeof row>[],
  ids: readonly string[],
): Map<string, OperationPages> {
  return new Map(
    ids.map((id) => {
      const find = (explorer: boolean) =>
        pages.filter(({ shown }) =>
          shown.some((block) => block.id === id && block.explorer === explorer),
        )
      const [explorer] = find(true)
      const all = find(false)
      const api = explorer?.path.split('/')[1]
      const near = all.filter(({ path }) => path.split('/')[0] === api)
      const likely = near.length > 0 ? near : all
      const documentation = likely.find(({ shown }) => shown[0]?.id === id) ?? likely[0]
      return [
        id,
        {
          ...(explorer && { explorer: { id: explorer.id, path: explorer.path } }),
          ...(documentation && {
            documentation: { id: documentation.id, path: documentation.path },
          }),
        },
      ]
    }),
  )
}
