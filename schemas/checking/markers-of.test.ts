import fc from 'fast-check'
import {
  createSchema,
  defineField,
  defineType,
  type SchemaType,
  type ValidationMarker,
  validateDocument,
} from 'sanity'
import { expect, it } from 'vitest'
import { documentTypes, schemaTypes } from '../index.ts'
import { anyBlocks } from '../testing/any-blocks.ts'
import { markerContext } from '../testing/complaints.ts'
import { type MarkerContext, markersOf } from './markers-of.ts'
import { slices } from './slices.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })
/** Maximum nesting of generated admonitions, tabs and cells. */
const DEEPEST = 6

const word = fc.constantFrom('', 'a', 'v5/a', '/v5//A b', 'https://a.example', '#8ab4ff', '`', '字')
/** Values that no field expects. */
const odd = fc.constantFrom<unknown>(null, 0, -1.5, true, '', 'x', [], {}, [[]], [null], { a: 1 })

const pages = [
  { _id: 'page-a', _type: 'page', path: { current: 'v5/a' }, title: { en: 'A' } },
  { _id: 'redirect-a', _type: 'redirect', from: 'v5/old', to: { _ref: 'page-a' } },
]
const references = fc.constantFrom('page-a', 'page-gone').map((_ref) => ({ _ref }))

/** Generates values with which a form could be opened, mostly valid ones. */
function anyValue(type: SchemaType, depth: number): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fitting(type, depth) }, { weight: 1, arbitrary: odd })
}

function fitting(type: SchemaType, depth: number): fc.Arbitrary<unknown> {
  switch (type.jsonType) {
    case 'string':
      return word
    case 'number':
      return fc.constantFrom(0, 1, 2, 2.5, 320)
    case 'boolean':
      return fc.boolean()
    case 'array': {
      if (depth === 0) return fc.constant([])
      const members = type.of.map((member) => anyValue(member, depth - 1))
      return fc.array(fc.oneof(...members), { maxLength: 2 }).map(keyed)
    }
    default: {
      if (type.name === 'reference') return references
      const fields = depth === 0 ? [] : type.fields
      return fc.record(
        {
          _type: fc.constant(type.name),
          ...Object.fromEntries(
            fields.map((field) => [field.name, anyValue(field.type, depth - 1)]),
          ),
        },
        { requiredKeys: ['_type'] },
      )
    }
  }
}

const keyed = (members: unknown[]) =>
  members.map((member, index) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? { ...member, _key: `k${index}` }
      : member,
  )

/** Returns the markers that Sanity's form shows for a document. */
const inItsForm = ({ document, getDocumentExists, ...workspace }: MarkerContext) =>
  validateDocument({
    document,
    // `validateDocument` reads only these properties of a workspace.
    workspace: workspace as unknown as Parameters<typeof validateDocument>[0]['workspace'],
    ...(getDocumentExists && { getDocumentExists }),
    environment: 'studio',
  })

const inOrder = (markers: readonly ValidationMarker[]) =>
  markers.map((marker) => JSON.stringify(marker)).sort()

async function sayTheSame(
  document: { _id: string; _type: string },
  within = schema,
): Promise<number> {
  const context = {
    ...markerContext(within, document, pages),
    getDocumentExists: async ({ id }: { id: string }) => id !== 'page-gone',
  }
  const type = within.get(document._type)
  if (!type) throw new Error(`There is no type ${document._type}`)
  const [form, own] = await Promise.all([inItsForm(context), markersOf(type, context, slices())])
  expect(inOrder(own)).toEqual(inOrder(form))
  return own.length
}

it.each(documentTypes)('markersOf equals the form of a %s, for any value', async (name) => {
  const type = schema.get(name)
  if (!type) throw new Error(`There is no type ${name}`)
  let said = 0
  await fc.assert(
    fc.asyncProperty(fitting(type, DEEPEST), async (value) => {
      said += await sayTheSame({ ...(value as object), _id: 'drafts.a', _type: name })
    }),
    { numRuns: 15, seed: 1 },
  )
  expect(said).toBeGreaterThan(0)
})

it('markersOf equals the form of a page, for any blocks', async () => {
  const bodies = fc.record({ en: anyBlocks, zhTW: anyBlocks })
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      await sayTheSame({ _id: 'drafts.a', _type: 'page', body } as never)
    }),
    { numRuns: 20, seed: 1 },
  )
})

it('markersOf validates a missing required object, and passes `hidden` to rules', async () => {
  const hiddenField = defineField({
    name: 'hidden',
    type: 'object',
    hidden: true,
    validation: (rule) => rule.required(),
    fields: [
      defineField({
        name: 'inner',
        type: 'string',
        validation: (rule, context) =>
          context?.hidden ? rule.required().error('Hidden') : rule.required(),
      }),
    ],
  })
  const types = [defineType({ name: 'own', type: 'document', fields: [hiddenField] })]
  const own = createSchema({ name: 'own', types })
  expect(await sayTheSame({ _id: 'a', _type: 'own' }, own)).toBe(2)
})
