import type { ReactNode } from 'react'
import { Details } from '../../web/components/details/details.tsx'
import { htmlLang } from '../../web/components/html-lang.ts'
import type { ViewContext } from '../view-context.ts'
import type { PageDetails } from './resolve.ts'

export const viewDetails = (
  { summary, lang, body }: PageDetails,
  { t, inner }: ViewContext,
): ReactNode => (
  <Details summary={summary || t('details')} lang={htmlLang(lang)}>
    {inner(body)}
  </Details>
)
