import { createSchema } from 'sanity'
import { expect, it } from 'vitest'
import { schemaTypes } from '../../schemas/index.ts'
import { fieldName } from './field-name.ts'

const schema = createSchema({ name: 'default', types: [...schemaTypes] })

it.each([
  ['page', 'title', 'Title'],
  ['page', 'sidebarLabel', 'Label in the sidebar'],
  ['page', 'body.en[_key=="a"].alt', 'Body › English › What it shows'],
  ['apiOperation', 'parameters[_key=="a"].description', 'Request parameters › Description'],
  [
    'siteSettings',
    'landing.tasks[_key=="a"].title',
    'Landing page › Tasks › What the reader wants to do',
  ],
  ['page', 'unknown[_key=="a"].title', 'unknown › title'],
])('calls in a %s %s “%s”', (type, path, name) => {
  expect(fieldName(schema.get(type), path)).toBe(name)
})
