import type { Template } from 'sanity'
import { z } from 'zod'
import { PAGE_KINDS, type PageKind } from './page-kinds.ts'

const given = z.object({ subject: z.string().optional() }).optional()

/** One template for each kind of page; the page without any blocks is offered last. */
export function pageTemplates(others: Template[]): Template[] {
  const [empty, rest] = [
    others.filter(({ id }) => id === 'page'),
    others.filter(({ id }) => id !== 'page'),
  ]
  return [
    ...PAGE_KINDS.map(asTemplate),
    ...empty.map((template) => ({ ...template, title: 'Empty page' })),
    ...rest,
  ]
}

function asTemplate({ id, title, icon, body }: PageKind): Template {
  return {
    id,
    title,
    icon,
    schemaType: 'page',
    value: (params: unknown) => ({
      body: { _type: 'localeBody', en: body(given.parse(params)?.subject) },
    }),
  }
}
