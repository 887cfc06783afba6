import { z } from 'zod'
import { pageId, sidebarId } from '../../schemas/ids.ts'
import { textHash } from '../../schemas/text-hash.ts'
import { localised, reference } from './documents.ts'
import { words } from './words.ts'

/** An entry in the format of the file. */
export interface SidebarItem {
  page?: string | undefined
  /** External address. */
  href?: string | undefined
  label?: z.infer<typeof words> | undefined
  items?: SidebarItem[] | undefined
}

const item: z.ZodType<SidebarItem> = z
  .strictObject({
    page: z.string().optional(),
    href: z.string().optional(),
    label: words.optional(),
    get items() {
      return z.array(item).optional()
    },
  })
  .refine((one) => (one.items || one.href ? one.label : one.page) !== undefined, {
    message: 'an entry has a page, a label and items, or a label and href',
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

function itemsOf(items: SidebarItem[], within: string): object[] {
  return items.map((one, index) => {
    const position = `${within}/${index}`
    const common = {
      _key: textHash(position),
      ...(one.label && { label: localised(one.label) }),
      ...(one.page !== undefined && { page: reference(pageId(one.page)) }),
    }
    if (one.href !== undefined) return { ...common, _type: 'sidebarLink', href: one.href }
    return one.items
      ? { ...common, _type: 'sidebarCategory', items: itemsOf(one.items, position) }
      : { ...common, _type: 'sidebarPage' }
  })
}
