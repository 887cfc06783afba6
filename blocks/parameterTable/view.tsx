import type { ReactNode } from 'react'
import { LongListFilter } from '../../web/components/field-filter/long-list-filter.tsx'
import { htmlLang } from '../../web/components/html-lang.ts'
import { FieldList } from '../../web/components/operation/field-list.tsx'
import { fieldTree } from '../../web/content/reference/field-tree.ts'
import type { ViewContext } from '../view-context.ts'
import type { PageParameters } from './resolve.ts'

/** A writer's parameters, rendered like those of an endpoint. */
export const viewParameters = (
  { fields, showRequired, lang }: PageParameters,
  { t }: ViewContext,
): ReactNode => (
  <div data-filterable="" lang={htmlLang(lang)}>
    <LongListFilter length={fields.length} t={t} />
    <FieldList nodes={fieldTree(fields)} showRequired={showRequired} t={t} />
  </div>
)
