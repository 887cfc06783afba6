import type { SanityClient } from '@sanity/client'
import type { z } from 'zod'
import { boundedTags } from '../../config/tags.ts'
import { paginate } from './paginate.ts'

type Params = Record<string, unknown>

/** A query with the cache tags of its result. */
export interface TaggedQuery<QueryParams extends Params, Answer> {
  query: string
  /** Parses the lake's response. Throws on a malformed one. */
  parse: (answer: unknown, params: QueryParams) => Answer
  /** The cache tags of the result; `untagged` when its change regenerates nothing. */
  tags: (answer: Answer, params: QueryParams) => readonly string[]
  /**
   * Whether the preview links rendered text to its field in the Studio; true by default. The Studio then reads each
   * document whose text is on the page, so queries of pages that are only linked, hundreds in a sidebar, set false.
   */
  isEditable?: boolean
}

/** A query whose rows are fetched in pages: see `paginate`. */
export interface TaggedRows<Row extends { id: string }> {
  query: string
  row: z.ZodType<Row>
  tags: (rows: readonly Row[]) => readonly string[]
}

/** For a result whose changes regenerate nothing. The query's comment gives the reason. */
export const untagged = (): readonly string[] => []

/** Types `query`, which must have tags. */
export function taggedQuery<Answer, QueryParams extends Params = Record<never, never>>(
  query: TaggedQuery<QueryParams, Answer>,
): TaggedQuery<QueryParams, Answer> {
  return query
}

/**
 * The only access to the lake for cached content: it collects the cache tags of everything read through it, so that the
 * result is regenerated when one of the documents changes. One instance for each result.
 */
export class Reader {
  readonly #client: SanityClient
  readonly #tags = new Set<string>()

  constructor(client: SanityClient) {
    this.#client = client
  }

  /** Throws when the lake does not answer, or when `parse` rejects the response. */
  async read<Answer, QueryParams extends Params>(
    { query, parse, tags, isEditable = true }: TaggedQuery<QueryParams, Answer>,
    params: NoInfer<QueryParams>,
  ): Promise<Answer> {
    const options = isEditable ? {} : { stega: false }
    const answer = parse(await this.#client.fetch<unknown>(query, params, options), params)
    this.addTags(tags(answer, params))
    return answer
  }

  /** All rows, sorted by id. Throws on a malformed row. */
  async readRows<Row extends { id: string }>(
    { query, row, tags }: TaggedRows<Row>,
    params: Params = {},
  ): Promise<Row[]> {
    const rows = await paginate(this.#client, query, row, params)
    this.addTags(tags(rows))
    return rows
  }

  /** Adds the tags of data read elsewhere, such as a shared part. */
  addTags(tags: readonly string[]): void {
    for (const tag of tags) this.#tags.add(tag)
  }

  /** The cache tags so far, as many as Next stores. */
  get dependencies(): string[] {
    return boundedTags(this.#tags)
  }
}
