interface OfOperation<Field> {
  parameters: readonly Field[]
  response: readonly Field[]
}

interface OfChannel<Field> {
  topics: readonly { parameters: readonly Field[] }[]
  messages: readonly { fields: readonly Field[] }[]
}

/** Returns all parameters and fields of operations and channels, in order. */
export function fieldsOf<Field>(
  operations: readonly OfOperation<Field>[],
  channels: readonly OfChannel<Field>[],
): Field[] {
  return [
    ...operations.flatMap(({ parameters, response }) => [...parameters, ...response]),
    ...channels.flatMap(({ topics }) => topics.flatMap(({ parameters }) => parameters)),
    ...channels.flatMap(({ messages }) => messages.flatMap(({ fields }) => fields)),
  ]
}
