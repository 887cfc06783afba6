/** What a program makes for each run, since a second run with the same value would be refused. */
export type Fresh = 'uuid' | 'id' | 'now'

/** By the format that the specification gives to a field of a body. */
const formats: ReadonlyMap<string | undefined, Fresh> = new Map([
  ['uuid', 'uuid'],
  ['unique-id', 'id'],
  ['current-time', 'now'],
])

/** Names of fields, at any depth of a body, with what they hold anew in each run. */
export type FreshFields = ReadonlyMap<string, Fresh>

/** Those of an operation. */
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

/** Whether a program needs a maker of identifiers. */
export const makesIds = (fresh: FreshFields): boolean =>
  [...fresh.values()].some((kind) => kind !== 'now')

const marked: Readonly<Record<Fresh, string>> = {
  uuid: '"\0uuid\0"',
  id: '"\0id\0"',
  now: '\0now\0',
}
/** How a JSON text marks the places of fresh values until a language writes them. */
export const freshMark = (fresh: Fresh): string => marked[fresh]

/** A JSON text taken apart at its marks: every second part is the kind of a fresh value. */
export function atMarks(text: string): { texts: string[]; kinds: Fresh[] } {
  const parts = text.split('\0')
  return {
    texts: parts.filter((_, index) => index % 2 === 0),
    kinds: parts.filter((part, index): part is Fresh => index % 2 === 1 && part in marked),
  }
}
