import { z } from 'zod'
import { NAVIGATION_ID, pageId } from '../../schemas/ids.ts'
import { textHash } from '../../schemas/text-hash.ts'
import { localised, reference } from './documents.ts'
import { words } from './words.ts'

const link = z.strictObject({
  label: words,
  page: z.string().optional(),
  href: z.string().optional(),
})

interface Item extends z.infer<typeof link> {
  position?: 'left' | 'right' | undefined
  sidebar?: string | undefined
  items?: Item[] | undefined
}

const item: z.ZodType<Item> = z.strictObject({
  ...link.shape,
  position: z.enum(['left', 'right']).optional(),
  sidebar: z.string().optional(),
  get items() {
    return z.array(item).optional()
  },
})

export const navigationFile = z.strictObject({
  items: z.array(item),
  footer: z.array(z.strictObject({ title: words, links: z.array(link) })),
})

export function navigationDocument(file: z.infer<typeof navigationFile>) {
  return {
    _id: NAVIGATION_ID,
    _type: 'navigation',
    items: itemsOf(file.items, 'items'),
    footer: file.footer.map((column, index) => ({
      _key: textHash(`footer/${index}`),
      title: localised(column.title),
      links: column.links.map((one, place) => linkOf(one, `footer/${index}/${place}`)),
    })),
  }
}

function itemsOf(items: Item[], within: string): object[] {
  return items.map((one, index) => ({
    ...linkOf(one, `${within}/${index}`),
    _type: 'navItem',
    ...(one.position !== undefined && { position: one.position }),
    ...(one.sidebar !== undefined && { sidebar: one.sidebar }),
    ...(one.items && { items: itemsOf(one.items, `${within}/${index}`) }),
  }))
}

function linkOf(one: z.infer<typeof link>, position: string) {
  return {
    _key: textHash(position),
    label: localised(one.label),
    ...(one.page !== undefined && { page: reference(pageId(one.page)) }),
    ...(one.href !== undefined && { href: one.href }),
  }
}
