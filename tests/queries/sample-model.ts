import type { ObjectAttribute, SchemaType, TypeNode } from 'groq-js'

const optional = (value: TypeNode): ObjectAttribute => ({
  type: 'objectAttribute',
  value,
  optional: true,
})
const text = optional({ type: 'string' })
const tag = (value: string): ObjectAttribute => ({
  type: 'objectAttribute',
  value: { type: 'string', value },
})
const blocks: TypeNode = {
  type: 'array',
  of: {
    type: 'union',
    of: [
      { type: 'object', attributes: { _type: tag('code'), text } },
      { type: 'object', attributes: { _type: tag('note'), title: text } },
    ],
  },
}
/** Pages of blocks, each with an optional parent, and a site. */
export const sampleModel: SchemaType = [
  {
    type: 'document',
    name: 'page',
    attributes: {
      _id: { type: 'objectAttribute', value: { type: 'string' } },
      _type: tag('page'),
      title: text,
      body: optional(blocks),
      parent: optional({ type: 'object', attributes: { _ref: text }, dereferencesTo: 'page' }),
    },
  },
  { type: 'document', name: 'site', attributes: { _type: tag('site'), tagline: text } },
]
