import { defineQuery } from 'groq'
import { z } from 'zod'
import { errorsId } from '../../../schemas/ids.ts'
import { errorRowsTag } from '../../config/tags.ts'
import { fittingRows } from '../lake/malformed-document.ts'
import { list } from '../lake/optional-fields.ts'
import { type Reader, taggedQuery } from '../lake/reader.ts'
import { errorGroups } from './error-groups.ts'
import { storedErrorRow } from './stored-errors.ts'
import type { StoredOperation } from './stored-operation.ts'

const groq = defineQuery(`*[_type == "errorCode" && _id in $ids]{
  _id, "codes": codes[code in $codes]{_key, code, meaning, action}
}`)

const ownError = storedErrorRow.omit({ retMsg: true })
const group = z.object({ _id: z.string(), codes: list(ownError) })

/** A row without the server's messages. */
type OwnError = z.infer<typeof ownError>

interface ErrorGroupParams extends Record<string, unknown> {
  /** Ids of the groups that may explain a code, the most likely first. */
  ids: readonly string[]
  codes: readonly string[]
}

interface FoundRow {
  row?: OwnError
  /** The groups up to the one that has the code: a new row in any of them would take precedence. */
  searched: readonly string[]
}

const query = taggedQuery({
  query: groq,
  parse: (answer, { ids, codes }: ErrorGroupParams) => {
    const groups = new Map(fittingRows(group, answer).map((one) => [one._id, one.codes]))
    return codes.map((code): FoundRow => {
      const rows = ids.map((id) => groups.get(id)?.find((one) => one.code === code))
      const at = rows.findIndex((row) => row !== undefined)
      const row = rows[at]
      return row ? { row, searched: ids.slice(0, at + 1) } : { searched: ids }
    })
  },
  tags: (found) => found.flatMap(({ searched }) => searched.map(errorRowsTag)),
})

/** The rows that explain each operation's own codes, by operation id; codes that no group has are left out. */
export type OwnErrors = ReadonlyMap<string, readonly OwnError[]>

/** Fetches only these rows of each group. */
export async function fetchOwnErrors(
  reader: Reader,
  operations: readonly Pick<StoredOperation, '_id' | 'path' | 'errors'>[],
): Promise<OwnErrors> {
  const named = operations.filter(({ errors }) => errors.length > 0)
  const rows = named.map(async ({ _id, path, errors }): Promise<[string, OwnError[]]> => {
    const params = { ids: errorGroups(path).map(errorsId), codes: errors }
    const found = await reader.read(query, params)
    return [_id, found.flatMap(({ row }) => row ?? [])]
  })
  return new Map(await Promise.all(rows))
}
