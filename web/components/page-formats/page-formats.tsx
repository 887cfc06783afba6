import { factsHref, markdownHref } from '../../config/paths.ts'
import type { PageData } from '../../content/model/page-data.ts'
import { hasFacts } from '../../formats/facts/page-facts.ts'
import type { Translate } from '../../messages/translator.ts'
import { NavMenu } from '../nav-menu/nav-menu.tsx'
import styles from './page-formats.module.css'

export interface PageFormatsProps {
  page: PageData
  /** Address of the OpenAPI document for the page's endpoint. */
  openApi?: string | undefined
  t: Translate
}

/** The page's formats for tools and agents: copy as Markdown, and links to the others. */
export function PageFormats({ page, openApi, t }: PageFormatsProps) {
  const markdown = markdownHref(page.path, page.locale)
  const forms = [
    { href: markdown, type: 'text/markdown', label: t('page.viewMarkdown') },
    ...(hasFacts(page)
      ? [
          {
            href: factsHref(page.path, page.locale),
            type: 'application/json',
            label: t('page.viewFacts'),
          },
        ]
      : []),
    ...(openApi ? [{ href: openApi, type: 'application/yaml', label: t('page.viewOpenApi') }] : []),
  ]
  return (
    <nav className={styles.formats} aria-label={t('page.formats')}>
      <button type="button" className={styles.copy} data-copy-page={markdown}>
        {t('page.copyMarkdown')}
      </button>
      <NavMenu label={<span className="hidden">{t('page.formats')}</span>} atEnd>
        <li className={styles.inMenu}>
          <button type="button" className={styles.copy} data-copy-page={markdown}>
            {t('page.copyMarkdown')}
          </button>
        </li>
        {forms.map(({ href, type, label }) => (
          <li key={href}>
            <a href={href} type={type} target="_self">
              {label}
            </a>
          </li>
        ))}
      </NavMenu>
    </nav>
  )
}
