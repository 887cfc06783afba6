import type { Field, Operation } from '../model/page-data.ts'

/** Where `field` is sent: as the specification says, else as usual for the method. */
export const sentIn = (field: Field, { method }: Operation): string =>
  field.in ?? (method === 'GET' ? 'query' : 'body')
