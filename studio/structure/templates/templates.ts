import type { Template } from 'sanity'
import { z } from 'zod'
import { pageKindMessages } from './page-kind-messages.ts'
import { PAGE_KINDS, type PageKind } from './page-kinds.ts'

const given = z.object({ subject: z.string().optional() }).optional()

/** Returns a template for each page kind, and the page without blocks last. */
export function pageTemplates(others: Template[]): Template[] {
  const [empty, rest] = [
    others.filter(({ id }) => id === 'page'),
    others.filter(({ id }) => id !== 'page'),
  ]
  return [
    ...PAGE_KINDS.map(asTemplate),
    ...empty.map((template) => ({ ...template, ...named('page') })),
    ...rest,
  ]
}

function asTemplate({ id, icon, body }: PageKind): Template {
  return {
    id,
    ...named(id),
    icon,
    schemaType: 'page',
    value: (params: unknown) => ({
      body: { _type: 'localeBody', en: body(given.parse(params)?.subject) },
    }),
  }
}

const named = (id: keyof typeof pageKindMessages.en) => ({
  title: pageKindMessages.en[id],
  i18n: { title: { ns: pageKindMessages.namespace, key: id } },
})
