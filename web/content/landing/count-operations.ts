import { defineQuery } from 'groq'
import { z } from 'zod'
import { notFollowed, type Reader, taggedQuery } from '../lake/reader.ts'

/** A figure among others: it is right again with the next change of a sidebar. */
const count = {
  parse: (answer: unknown) => z.number().parse(answer),
  tags: notFollowed,
}

const query = taggedQuery({
  ...count,
  query: defineQuery(
    `count(array::unique(*[_type == "page" && _id in $ids].body.en[_type == "operation"].operation._ref))`,
  ),
})

const allQuery = taggedQuery({
  ...count,
  query: defineQuery(`count(*[_type == "apiOperation"])`),
})

/** How many operations there are. */
export async function countAllOperations(reader: Reader): Promise<number> {
  return reader.read(allQuery, {})
}

/** How many operations the pages show, each counted once. */
export async function countOperations(reader: Reader, ids: readonly string[]): Promise<number> {
  return reader.read(query, { ids })
}
