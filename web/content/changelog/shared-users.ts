import { defineQuery } from 'groq'
import { z } from 'zod'
import { isEnumId, isErrorsId } from '../../../schemas/ids.ts'
import { fetchOperationPages } from '../addresses/operation-pages.ts'
import { list } from '../lake/optional-fields.ts'
import { type Reader, taggedQuery, untagged } from '../lake/reader.ts'
import type { StoredChange } from './changelog.ts'
import { enumsOf, type SharedUse } from './shared-use.ts'

/** An operation or topic that uses shared definitions. */
export interface SharedUser extends SharedUse {
  id: string
  /** Path of its documentation page. */
  path?: string | undefined
}

const fields = list(
  z.object({ enum: z.object({ _ref: z.string() }).nullish(), values: list(z.string()) }),
)
const row = z
  .object({
    ...{ id: z.string(), codes: list(z.string()) },
    ...{ parameters: fields, response: fields, ofTopics: fields, ofMessages: fields },
  })
  .transform(({ id, codes, ...fields }) => ({
    ...{ id, codes },
    enums: enumsOf(Object.values(fields).flat()),
  }))

const query = taggedQuery({
  query: defineQuery(`*[_type in ["apiOperation", "apiChannel"] &&
    (references($enums) || count(errors[@ in $codes]) > 0)] | order(_id){
    "id": _id, "codes": errors, parameters[]{enum, values}, response[]{enum, values},
    "ofTopics": topics[].parameters[]{enum, values}, "ofMessages": messages[].fields[]{enum, values}
  }`),
  parse: (answer, _asked: { enums: readonly string[]; codes: readonly string[] }) =>
    z.array(row).parse(answer),
  // The users are those at the time of the change; later users start with the changed definition.
  tags: untagged,
})

/** The operations and topics that use an enumeration or error code changed in `entries`. */
export async function fetchSharedUsers(
  reader: Reader,
  entries: readonly Pick<StoredChange, 'changes'>[],
): Promise<SharedUser[]> {
  const facts = entries.flatMap(({ changes }) => changes)
  const enums = facts.flatMap(({ subject }) => (isEnumId(subject._ref) ? subject._ref : []))
  const codes = facts.flatMap(({ subject, value }) =>
    value && isErrorsId(subject._ref) ? value : [],
  )
  if (enums.length + codes.length === 0) return []
  const users = await reader.read(query, {
    enums: [...new Set(enums)],
    codes: [...new Set(codes)],
  })
  const ids = users.map(({ id }) => id)
  const pages = await fetchOperationPages(reader, ids)
  return users.map((user) => ({ ...user, path: pages.get(user.id)?.documentation?.path }))
}
