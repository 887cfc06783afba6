import { PortableText, type PortableTextComponents } from '@portabletext/react'
import type { ReactNode } from 'react'
import type { PageBlock } from '../../content/page-data.ts'
import { type Locale, localeConfig } from '../../locales.ts'
import { Admonition } from '../admonition/admonition.tsx'
import { Cards } from '../cards/cards.tsx'
import { Changelog } from '../changelog/changelog.tsx'
import { Channel } from '../channel/channel.tsx'
import { CodeFrame } from '../code/code-frame.tsx'
import { Details } from '../details/details.tsx'
import { EnumTable } from '../enum-table/enum-table.tsx'
import { ErrorTable } from '../error-table/error-table.tsx'
import { Heading } from '../heading/heading.tsx'
import { Image } from '../image/image.tsx'
import type { Translate } from '../intl/translator.ts'
import { Operation } from '../operation/operation.tsx'
import { Parameters } from '../parameters/parameters.tsx'
import { withStaleMark } from '../stale-mark/with-stale-mark.tsx'
import { Table } from '../table/table.tsx'
import { tableLabel } from '../table/table-label.ts'
import { Tabs } from '../tabs/tabs.tsx'
import { textComponents } from './text-components.tsx'

export interface BodyProps {
  blocks: PageBlock[]
  t: Translate
  /** The operation or channel whose first line already stands above. */
  announced?: string | undefined
}

/** The blocks of a page, in order. */
export function Body({ blocks, t, announced }: BodyProps) {
  return (
    <PortableText value={blocks} components={components(t, announced)} onMissingComponent={false} />
  )
}

function components(t: Translate, announced: string | undefined): PortableTextComponents {
  const nested = (blocks: PageBlock[]): ReactNode => (
    <Body blocks={blocks} t={t} announced={announced} />
  )
  const types: {
    [Type in Exclude<PageBlock['_type'], 'block'>]: (props: {
      value: Extract<PageBlock, { _type: Type }>
    }) => ReactNode
  } = {
    heading: ({ value }) =>
      withStaleMark(
        value,
        t,
        <Heading
          level={value.level}
          anchor={value.anchor}
          text={value.text}
          aliases={value.aliases}
          lang={htmlLang(value.lang)}
          linkLabel={t('heading.link', { heading: value.text })}
        />,
      ),
    admonition: ({ value }) =>
      withStaleMark(
        value,
        t,
        <Admonition
          kind={value.kind}
          kindName={t(`admonition.${value.kind}`)}
          title={value.title}
          lang={htmlLang(value.lang)}
        >
          {nested(value.body)}
        </Admonition>,
      ),
    codeBlock: ({ value }) => <CodeFrame {...value} t={t} />,
    tabs: ({ value }) =>
      withStaleMark(
        value,
        t,
        <Tabs
          id={value._key}
          group={value.group}
          inAddress={value.inAddress}
          tabs={value.tabs.map((tab) => ({
            ...tab,
            lang: htmlLang(tab.lang ?? value.lang),
            content: nested(tab.body),
          }))}
        />,
      ),
    table: ({ value }) =>
      withStaleMark(
        value,
        t,
        <Table
          label={tableLabel(value, t)}
          header={value.header}
          align={value.align}
          lang={htmlLang(value.lang)}
          rows={value.rows.map((row) => ({
            key: row._key,
            ...(row.anchor && { anchor: row.anchor }),
            cells: row.cells.map((cell) => ({ key: cell._key, content: nested(cell.content) })),
          }))}
        />,
      ),
    parameterTable: ({ value }) =>
      withStaleMark(value, t, <Parameters block={value} lang={htmlLang(value.lang)} t={t} />),
    details: ({ value }) =>
      withStaleMark(
        value,
        t,
        <Details summary={value.summary || t('details')} lang={htmlLang(value.lang)}>
          {nested(value.body)}
        </Details>,
      ),
    image: ({ value }) => <Image {...value} />,
    divider: () => <hr />,
    operation: ({ value }) => (
      <Operation block={value} announced={value.operation.documentId === announced} t={t} />
    ),
    channel: ({ value }) => (
      <Channel channel={value.channel} announced={value.channel.documentId === announced} t={t} />
    ),
    enumTable: ({ value }) => <EnumTable definition={value.enum} t={t} />,
    errorTable: ({ value }) => <ErrorTable errors={value.errors} t={t} />,
    placeholder: ({ value }) => (
      <Details summary={t('placeholder', { name: value.name })}>
        <CodeFrame language="xml" code={value.source} marked={[]} lineNumbers={false} t={t} />
      </Details>
    ),
    changelog: ({ value }) => <Changelog changelog={value} t={t} />,
    cards: ({ value }) => withStaleMark(value, t, <Cards cards={value.cards} t={t} />),
  }
  return { ...textComponents(t), types }
}

function htmlLang(lang: Locale | undefined): string | undefined {
  return lang && localeConfig[lang].htmlLang
}
