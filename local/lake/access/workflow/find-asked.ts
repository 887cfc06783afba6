import { type Asked, refsIn } from '../../../../schemas/workflow/shown-at.ts'
import type { LakeDocument } from '../../documents/document.ts'
import { storedPath } from '../../store/condition.ts'
import type { ChangeContext } from '../moment.ts'

const REFERRING = `SELECT DISTINCT source AS id FROM document_references
  WHERE target IN (SELECT value FROM json_each(?))`

/** Wherever the block is, its type is in the text. */
const WITH_BLOCK = `SELECT documents.id FROM document_fields CROSS JOIN documents
  WHERE field = '${storedPath('_type')}' AND value = 'page' AND documents.id = document_fields.id
    AND instr(body, ?) > 0`

const textOf = (block: string) => `"_type":${JSON.stringify(block)}`

function matches(asked: Asked, document: LakeDocument | null): boolean {
  if (!document) return false
  if ('ids' in asked) return asked.ids.includes(document._id)
  if ('withBlock' in asked)
    return document._type === 'page' && JSON.stringify(document).includes(textOf(asked.withBlock))
  return refsIn(document).some((id) => asked.referringTo.includes(id))
}

function storedIds(asked: Asked, { database }: ChangeContext): readonly string[] {
  if ('ids' in asked) return asked.ids
  const [sql, value] =
    'withBlock' in asked
      ? [WITH_BLOCK, textOf(asked.withBlock)]
      : [REFERRING, JSON.stringify(asked.referringTo)]
  const rows = database.prepare(sql).all(value)
  return rows.map((row) => String(row['id']))
}

/** The documents that are asked for, as all was before the transaction, and as it will be after it. */
export function findAsked(asked: Asked, moment: ChangeContext): LakeDocument[] {
  const changed = moment.touched.filter((id) => matches(asked, moment.after(id)))
  const ids = new Set([...storedIds(asked, moment), ...changed])
  return [...ids].flatMap((id) => [moment.before(id) ?? [], moment.after(id) ?? []].flat())
}
