import type { ReactNode } from 'react'
import { htmlLang } from '../../web/components/html-lang.ts'
import { Tabs } from '../../web/components/tabs/tabs.tsx'
import type { ViewContext } from '../view-context.ts'
import type { PageTabs } from './resolve.ts'

export const viewTabs = (
  { _key, group, inAddress, tabs, lang }: PageTabs,
  { inner }: ViewContext,
): ReactNode => (
  <Tabs
    id={_key}
    group={group}
    inAddress={inAddress}
    tabs={tabs.map((tab) => ({
      ...tab,
      lang: htmlLang(tab.lang ?? lang),
      content: inner(tab.body),
    }))}
  />
)
