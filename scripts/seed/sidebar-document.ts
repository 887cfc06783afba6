import { z } from 'zod'
import { pageId, sidebarId } from '../../schemas/ids.ts'
import { textHash } from '../../schemas/text-hash.ts'
import { localised, reference } from './documents.ts'
import { words } from './words.ts'

interface Item {
  page?: string | undefined
  label?: z.infer<typeof words> | undefined
  items?: Item[] | undefined
}

const item: z.ZodType<Item> = z
  .strictObject({
    page: z.string().optional(),
    label: words.optional(),
    get items() {
      return z.array(item).optional()
    },
  })
  .refine((one) => (one.items ? one.label : one.page) !== undefined, {
    message: 'an entry has a page, or a label and items',
  })

export const sidebarFile = z.strictObject({
  name: z.string().regex(/^[A-Za-z][A-Za-z0-9]*$/, 'letters and digits only'),
  title: words,
  entry: z.string(),
  items: z.array(item).min(1),
})

export function sidebarDocument(file: z.infer<typeof sidebarFile>) {
  return {
    _id: sidebarId(file.name),
    _type: 'sidebar',
    name: file.name,
    title: localised(file.title),
    entry: reference(pageId(file.entry)),
    items: itemsOf(file.items, file.name),
  }
}

function itemsOf(items: Item[], within: string): object[] {
  return items.map((one, index) => {
    const position = `${within}/${index}`
    const common = {
      _key: textHash(position),
      ...(one.label && { label: localised(one.label) }),
      ...(one.page !== undefined && { page: reference(pageId(one.page)) }),
    }
    return one.items
      ? { ...common, _type: 'sidebarCategory', items: itemsOf(one.items, position) }
      : { ...common, _type: 'sidebarPage' }
  })
}
