import type { Field, Operation } from '../model/page-data.ts'

/** Where `field` is sent: where the specification says, else where its method sends. */
export const sentIn = (field: Field, { method }: Operation): string =>
  field.in ?? (method === 'GET' ? 'query' : 'body')
