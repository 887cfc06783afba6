import { heading } from '../../blocks/heading/model.ts'
import { asObject, asStyle, headingObject } from '../../blocks/heading/object-form.ts'
import { isHeading } from '../../blocks/heading-style.ts'
import { withoutNulls } from '../../blocks/stored.ts'
import { isBlock } from '../../schemas/is-block.ts'
import { isRecord } from '../../schemas/is-record.ts'

/** How headings are stored: as text of a style, or as objects, as they were before. */
export type HeadingForm = 'style' | 'object'

const toStyle = (value: Record<string, unknown>): object | undefined =>
  value['_type'] === 'heading' ? asStyle(headingObject.parse(withoutNulls(value))) : undefined

const toObject = (value: Record<string, unknown>): object | undefined =>
  isBlock(value) && isHeading(value) ? asObject(heading.parse(withoutNulls(value))) : undefined

/** The value with the headings in it in another form, and how many these are; the same value where there are none. */
export function convertHeadings<T>(value: T, to: HeadingForm): { value: T; count: number } {
  const convert = to === 'style' ? toStyle : toObject
  let count = 0
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk)
    if (!isRecord(part)) return part
    const converted = convert(part)
    if (converted) {
      count += 1
      return converted
    }
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, walk(inner)]))
  }
  // Nothing but headings becomes something else.
  const walked = walk(value) as T
  return { value: count > 0 ? walked : value, count }
}
