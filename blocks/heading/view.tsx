import type { ReactNode } from 'react'
import { Heading } from '../../web/components/heading/heading.tsx'
import { htmlLang } from '../../web/components/html-lang.ts'
import type { ViewContext } from '../view-context.ts'
import type { PageHeading } from './resolve.ts'

export const viewHeading = (
  { level, anchor, text, aliases, lang }: PageHeading,
  { t }: ViewContext,
): ReactNode => (
  <Heading
    level={level}
    anchor={anchor}
    text={text}
    aliases={aliases}
    lang={htmlLang(lang)}
    linkLabel={t('heading.link', { heading: text })}
  />
)
