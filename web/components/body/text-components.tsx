import type { PortableTextComponents } from '@portabletext/react'
import type { ReactNode } from 'react'
import type { LinkMark } from '../../content/page-data.ts'
import { localeConfig, locales } from '../../locales.ts'

/** How paragraphs, lists and marks look. */
export const textComponents: PortableTextComponents = {
  block: {
    normal: ({ value, children }) => <p lang={blockLang(value)}>{children}</p>,
    blockquote: ({ value, children }) => (
      <blockquote lang={blockLang(value)}>{children}</blockquote>
    ),
  },
  listItem: ({ value, children }) => <li lang={blockLang(value)}>{children}</li>,
  marks: {
    'strike-through': ({ children }) => <s>{children}</s>,
    kbd: ({ children }) => <kbd>{children}</kbd>,
    link: ({ value, children }: { value?: LinkMark; children: ReactNode }) =>
      value?.external ? (
        <a href={value.href} target="_blank" rel="noopener noreferrer">
          {children}
        </a>
      ) : (
        <a href={value?.href}>{children}</a>
      ),
  },
}

function blockLang(block: object): string | undefined {
  const lang = 'lang' in block ? locales.find((locale) => locale === block.lang) : undefined
  return lang && localeConfig[lang].htmlLang
}
