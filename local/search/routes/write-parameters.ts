import { HttpError } from '../http/http-error.ts'
import { WRITE_ACTIONS, type WriteAction } from '../store/documents.ts'
import { DIRTY_VALUES, type DirtyValues } from '../store/fit-document.ts'

/** The `action` of a write; 400 when there is no such. */
export function writeAction(query: URLSearchParams, fallback: WriteAction): WriteAction {
  return choice(query, 'action', WRITE_ACTIONS) ?? fallback
}

/** What to do with values of another type. Without auto fields, Typesense's default is to reject. */
export function dirtyValues(query: URLSearchParams): DirtyValues {
  return choice(query, 'dirty_values', DIRTY_VALUES) ?? 'reject'
}

/** Throws 400 unless `batch_size` is a positive number or absent. */
export function batchSize(query: URLSearchParams): void {
  const text = query.get('batch_size')
  if (text && !/^0*[1-9]\d*$/.test(text))
    throw new HttpError(400, 'Parameter `batch_size` must be a positive integer.')
}

function choice<T extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly T[],
): T | undefined {
  const value = query.get(name)
  if (!value) return undefined
  const chosen = choices.find((each) => each === value.toLowerCase())
  if (!chosen) {
    throw new HttpError(
      400,
      `Parameter \`${name}\` must be one of ${choices.join(', ')}; got \`${value}\`.`,
    )
  }
  return chosen
}
