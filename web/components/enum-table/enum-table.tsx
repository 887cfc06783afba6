import type { EnumDefinition } from '../../content/page-data.ts'
import { localeConfig } from '../../locales.ts'
import { Heading } from '../heading/heading.tsx'
import { InlineText } from '../inline-text/inline-text.tsx'
import type { Translate } from '../intl/translator.ts'
import { Table } from '../table/table.tsx'

export function EnumTable({ definition, t }: { definition: EnumDefinition; t: Translate }) {
  const title = definition.title.text || definition.name
  const head = [t('enum.value'), t('enum.meaning')]
  return (
    <>
      <Heading
        level={3}
        anchor={definition.anchor}
        text={title}
        lang={definition.title.lang && localeConfig[definition.title.lang].htmlLang}
        linkLabel={t('heading.link', { heading: title })}
      />
      {definition.description.text && (
        <p>
          <InlineText copy={definition.description} />
        </p>
      )}
      <Table
        label={t('table.about', { subject: title })}
        header
        namedRows
        rows={[
          { key: 'head', cells: head.map((word) => ({ key: word, content: word })) },
          ...definition.values.map((value) => ({
            key: value._key,
            anchor: value.anchor,
            cells: [
              { key: 'value', content: <code>{value.value}</code> },
              { key: 'label', content: <InlineText copy={value.label} /> },
            ],
          })),
        ]}
      />
    </>
  )
}
