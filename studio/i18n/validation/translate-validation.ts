import { map, type Observable } from 'rxjs'
import type { DocumentStore, useValidationStatus } from 'sanity'
import { validationInChinese } from './in-chinese.ts'

type Status = ReturnType<typeof useValidationStatus>

const known = new WeakSet<DocumentStore['pair']>()

/** Patches the store so that the validation messages of every document are translated into Chinese. */
export function translateValidation({ pair }: DocumentStore): void {
  if (known.has(pair)) return
  known.add(pair)
  const made = new WeakMap<Observable<Status>, Observable<Status>>()
  const { validation } = pair
  pair.validation = (...asked) => {
    const original = validation(...asked)
    const translated = made.get(original) ?? original.pipe(map(translate))
    made.set(original, translated)
    return translated
  }
}

const translate = (status: Status): Status => ({
  ...status,
  validation: status.validation.map((marker) => ({
    ...marker,
    message: validationInChinese(marker.message),
  })),
})
