import { eachOf, type LocaleField, localeFields, type WithEnglish } from '../../schemas/locales.ts'
import type { PageDocument } from './documents.ts'
import { pageDocument } from './page-document.ts'

/** Path prefix of the explorer; the value of `x-explorer` follows it. */
export const EXPLORER = 'api-explorer/v5'

/** A section of the explorer in the specs: its tag, and the file's title and description. */
export interface Section {
  file: string
  /** `market/market`. */
  place: string
  title: WithEnglish<string>
  description: WithEnglish<string>
}

const words: WithEnglish<string> = {
  en: 'Choose an endpoint to see its parameters and its answer, and to send a request. The [introduction](page:v5/intro#authentication) explains how requests are signed.',
  zhTW: '選擇一個端點，即可查看它的參數與回應，並送出請求。請求的簽章方式請見[簡介](page:v5/intro#authentication)。',
}

/** The overview page of a section: a card for each page at `paths`. */
export function sectionPage(
  { file, place, title, description }: Section,
  paths: readonly string[],
  version: string,
): PageDocument {
  const cards = [':::cards', ...paths.map((path) => `::card{page="${path}"}`), ':::'].join('\n')
  const text = (locale: LocaleField) => {
    const name = JSON.stringify(title[locale] ?? title.en)
    return `---
title: ${name}
sidebarLabel: ${name}
description: ${JSON.stringify(description[locale] ?? description.en)}
---

${words[locale] ?? words.en}

${cards}
`
  }
  return pageDocument(
    {
      path: `${EXPLORER}/${place}`,
      ...eachOf(localeFields, (field) => ({ file, text: text(field) })),
    },
    version,
  )
}
