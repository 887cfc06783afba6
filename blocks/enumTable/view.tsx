import type { ReactNode } from 'react'
import { DeprecationFacts } from '../../web/components/deprecation/deprecation-facts.tsx'
import { Heading } from '../../web/components/heading/heading.tsx'
import { htmlLang } from '../../web/components/html-lang.ts'
import { InlineText } from '../../web/components/inline-text/inline-text.tsx'
import { Table } from '../../web/components/table/table.tsx'
import type { ViewContext } from '../view-context.ts'
import type { PageEnum } from './resolve.ts'

export function viewEnum({ enum: definition }: PageEnum, { t }: ViewContext): ReactNode {
  const title = definition.title.text || definition.name
  const head = [t('enum.value'), t('enum.meaning')]
  return (
    <>
      <Heading
        level={3}
        anchor={definition.anchor}
        text={title}
        lang={htmlLang(definition.title.lang)}
        linkLabel={t('heading.link', { heading: title })}
      />
      {definition.description.text && (
        <p>
          <InlineText text={definition.description} />
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
              {
                key: 'value',
                content: (
                  <code translate="no">
                    {value.deprecation ? <s>{value.value}</s> : value.value}
                  </code>
                ),
              },
              {
                key: 'label',
                content: (
                  <>
                    <InlineText text={value.label} />
                    {value.deprecation && (
                      <DeprecationFacts deprecation={value.deprecation} t={t} />
                    )}
                  </>
                ),
              },
            ],
          })),
        ]}
      />
    </>
  )
}
