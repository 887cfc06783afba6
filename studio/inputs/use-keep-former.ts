import { PatchEvent, type Path, set, useEditState, useFormCallbacks, useFormValue } from 'sanity'
import { publishedIdOf } from '../../schemas/ids.ts'
import { valueAt } from '../translate/values.ts'
import { aliasesAfter } from './former-anchor.ts'

/** For the anchor at a path of the form: keeps the one that readers know when it becomes another. */
export function useKeepFormer(path: Path): (next: string) => void {
  const [id, type] = [useFormValue(['_id']), useFormValue(['_type'])]
  const { published } = useEditState(publishedIdOf(String(id)), String(type))
  const aliasesPath = [...path.slice(0, -1), 'aliases']
  const stored = useFormValue(aliasesPath)
  const { onChange } = useFormCallbacks()
  return (next) => {
    const known = valueAt(published, path)
    const aliases = Array.isArray(stored) ? stored.map(String) : []
    const after = aliasesAfter(next, typeof known === 'string' ? known : undefined, aliases)
    // Within an object of the form, patches are told as seen from that object.
    if (after) onChange(PatchEvent.from(set(after, ['aliases'])))
  }
}
