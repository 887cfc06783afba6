import type { SanityClient } from '@sanity/client'
import type { z } from 'zod'
import { boundedTags } from '../../config/tags.ts'
import { paginate } from './paginate.ts'

type Params = Record<string, unknown>

/** What a query is asked with, and what whoever shows its answer depends on. */
export interface TaggedQuery<Asked extends Params, Answer> {
  query: string
  /** From the answer of the lake. Throws on a malformed one. */
  parse: (answer: unknown, asked: Asked) => Answer
  /** The cache tags of the answer; `untagged` where a change of it regenerates nothing. */
  tags: (answer: Answer, asked: Asked) => readonly string[]
  /**
   * Whether the preview leads from the words to their fields; it does unless it is said. It reads each document that
   * the page's words lead to, so those that a page only links to, hundreds in a sidebar, are better led to by the link.
   */
  isEditable?: boolean
}

/** The same for a query that gives its rows in parts: see `paginate`. */
export interface TaggedRows<Row extends { id: string }> {
  query: string
  row: z.ZodType<Row>
  tags: (rows: readonly Row[]) => readonly string[]
}

/** Of an answer for whose changes alone nothing is regenerated. The reason stands beside it. */
export const untagged = (): readonly string[] => []

/** `query` as it is asked by a reader: it cannot be without its tags. */
export function taggedQuery<Answer, Asked extends Params = Record<never, never>>(
  query: TaggedQuery<Asked, Answer>,
): TaggedQuery<Asked, Answer> {
  return query
}

/**
 * The only door to the lake for what is kept: it notes the cache tags of all that was read through it, so
 * that what is made of it is made again when one of them changes. One for each thing that is made.
 */
export class Reader {
  readonly #client: SanityClient
  readonly #tags = new Set<string>()

  constructor(client: SanityClient) {
    this.#client = client
  }

  /** Throws when the lake does not answer, or not as the query expects. */
  async read<Answer, Asked extends Params>(
    { query, parse, tags, isEditable = true }: TaggedQuery<Asked, Answer>,
    asked: NoInfer<Asked>,
  ): Promise<Answer> {
    const options = isEditable ? {} : { stega: false }
    const answer = parse(await this.#client.fetch<unknown>(query, asked, options), asked)
    this.addTags(tags(answer, asked))
    return answer
  }

  /** All rows, in order of their ids. Throws on a malformed one. */
  async readRows<Row extends { id: string }>(
    { query, row, tags }: TaggedRows<Row>,
    asked: Params = {},
  ): Promise<Row[]> {
    const rows = await paginate(this.#client, query, row, asked)
    this.addTags(tags(rows))
    return rows
  }

  /** Takes over the tags of what was read elsewhere, such as a part that many share. */
  addTags(tags: readonly string[]): void {
    for (const tag of tags) this.#tags.add(tag)
  }

  /** The cache tags of what was read until now, as many as Next keeps. */
  get dependencies(): string[] {
    return boundedTags(this.#tags)
  }
}
