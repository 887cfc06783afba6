/** A value that a program generates for each run, since a second run with the same value would be refused. */
export type Fresh = 'uuid' | 'id' | 'now'

/** Generated values by the format of a body field in the specification. */
const formats: ReadonlyMap<string | undefined, Fresh> = new Map([
  ['uuid', 'uuid'],
  ['unique-id', 'id'],
  ['current-time', 'now'],
])

/** Field names, at any depth of a body, with the kind of value generated in each run. */
export type FreshFields = ReadonlyMap<string, Fresh>

/** The generated fields of an operation. */
export function freshFields(
  parameters: readonly { name: string; in?: string; format?: string }[],
): FreshFields {
  return new Map(
    parameters.flatMap((field): [string, Fresh][] => {
      const fresh = field.in === 'body' && formats.get(field.format)
      return fresh ? [[field.name, fresh]] : []
    }),
  )
}

/** Whether a program needs to generate identifiers. */
export const generatesIds = (fresh: FreshFields): boolean =>
  [...fresh.values()].some((kind) => kind !== 'now')

const marked: Readonly<Record<Fresh, string>> = {
  uuid: '"\0uuid\0"',
  id: '"\0id\0"',
  now: '\0now\0',
}
/** Placeholder for a generated value in JSON text, until a language writes it. */
export const freshMark = (fresh: Fresh): string => marked[fresh]

/** Splits a JSON text at its placeholders: `kinds` are the generated values between `texts`. */
export function splitAtMarks(text: string): { texts: string[]; kinds: Fresh[] } {
  const parts = text.split('\0')
  return {
    texts: parts.filter((_, index) => index % 2 === 0),
    kinds: parts.filter((part, index): part is Fresh => index % 2 === 1 && part in marked),
  }
}
