import type { Schema, SchemaType } from 'sanity'
import { isHeadingStyle } from '../../blocks/heading-style.ts'

/** Returns the values of a document that the Studio could not show: `body.en[3].kind: no such field in admonition`. */
export function schemaViolations(
  schema: Schema,
  document: { _type: string; _id: string },
): string[] {
  const type = schema.get(document._type)
  return type ? within(type, document, document._id) : [`${document._id}: no such document type`]
}

function within(type: SchemaType, value: unknown, at: string): string[] {
  if (type.jsonType === 'array') {
    if (!Array.isArray(value)) return [`${at}: not a list`]
    return value.flatMap((item: unknown, index) => {
      const name = memberName(item)
      const member = type.of.find((one) => one.name === name)
      return member
        ? within(member, item, `${at}[${index}]`)
        : [`${at}[${index}]: ${name} not taken`]
    })
  }
  if (type.jsonType !== 'object') {
    return type.jsonType === typeof value ? [] : [`${at}: ${typeof value}, not ${type.jsonType}`]
  }
  if (typeof value !== 'object' || value === null) return [`${at}: not an object`]
  return Object.entries(value).flatMap(([name, one]) => {
    if (name.startsWith('_') || isTextField(value, name)) return []
    const field = type.fields.find((known) => known.name === name)
    return field ? within(field.type, one, `${at}.${name}`) : [`${at}.${name}: no such field`]
  })
}

/** Whether a field is one of text blocks that no schema of Sanity can declare. */
function isTextField(value: object, name: string): boolean {
  if (!('_type' in value) || value._type !== 'block') return false
  if ('listItem' in value && value.listItem === 'number') return name === 'start'
  return 'style' in value && isHeadingStyle(value.style) && ['anchor', 'aliases'].includes(name)
}

function memberName(item: unknown): string {
  if (typeof item !== 'object' || item === null) return typeof item
  return '_type' in item && typeof item._type === 'string' ? item._type : 'object'
}
