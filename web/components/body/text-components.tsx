import type { PortableTextBlock, PortableTextComponents } from '@portabletext/react'
import type { ReactNode } from 'react'
import { localeConfig, locales } from '../../config/locales.ts'
import type { LinkMark } from '../../content/model/page-data.ts'
import type { Translate } from '../../messages/translator.ts'
import { Formula } from '../formula/formula.tsx'
import { StaleMark } from '../stale-mark/stale-mark.tsx'
import { TextLink } from './text-link.tsx'

/** Components for paragraphs, lists and marks. */
export function textComponents(t: Translate): PortableTextComponents {
  const words = (value: object, children: ReactNode) => (
    <>
      {children}
      {'stale' in value && typeof value.stale === 'string' && (
        <StaleMark href={value.stale} t={t} />
      )}
    </>
  )
  return {
    block: {
      normal: ({ value, children }) => {
        const tex = formulaOf(value)
        const shown = tex === undefined ? children : <Formula tex={tex} display />
        return (
          <p id={anchorOf(value)} lang={blockLang(value)}>
            {words(value, shown)}
          </p>
        )
      },
      blockquote: ({ value, children }) => (
        <blockquote lang={blockLang(value)}>{words(value, children)}</blockquote>
      ),
    },
    listItem: ({ value, children }) => (
      <li lang={blockLang(value)} value={startOf(value)}>
        {words(value, children)}
      </li>
    ),
    marks: {
      code: ({ children }) => <code translate="no">{children}</code>,
      'strike-through': ({ children }) => <s>{children}</s>,
      kbd: ({ children }) => <kbd translate="no">{children}</kbd>,
      sup: ({ children }) => <sup>{children}</sup>,
      sub: ({ children }) => <sub>{children}</sub>,
      math: ({ text }) => <Formula tex={text} />,
      link: ({ value, children }: { value?: LinkMark; children: ReactNode }) => (
        <TextLink link={value}>{children}</TextLink>
      ),
    },
  }
}

function anchorOf(block: object): string | undefined {
  return 'anchor' in block && typeof block.anchor === 'string' ? block.anchor : undefined
}

/** The TeX source of a paragraph that consists of a formula only. */
function formulaOf({ children }: PortableTextBlock): string | undefined {
  const isFormula = children.length > 0 && children.every(({ marks }) => marks?.includes('math'))
  return isFormula ? children.map(({ text }) => text).join('') : undefined
}

function startOf(block: object): number | undefined {
  return 'start' in block && typeof block.start === 'number' ? block.start : undefined
}

function blockLang(block: object): string | undefined {
  const lang = 'lang' in block ? locales.find((locale) => locale === block.lang) : undefined
  return lang && localeConfig[lang].htmlLang
}
