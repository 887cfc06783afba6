import type { PageOperation } from '../../../blocks/operation/resolve.ts'
import { fieldTree, requiredFirst } from '../../content/reference/field-tree.ts'
import type { Translate } from '../../messages/translator.ts'
import { LongListFilter } from '../field-filter/long-list-filter.tsx'
import { Heading } from '../heading/heading.tsx'
import { FieldList } from './field-list.tsx'
import styles from './operation.module.css'
import { RequestLine } from './request-line.tsx'

export interface OperationProps {
  block: PageOperation
  /** Whether the request line is already at the head of the page. */
  announced: boolean
  t: Translate
}

/** The parameters and response of an endpoint. Its examples are beside the page's text. */
export function OperationReference({ block, announced, t }: OperationProps) {
  const { operation } = block
  const { parameters, response } = operation
  return (
    <>
      {!announced && <RequestLine block={block} t={t} />}
      {operation.sections.map(({ kind, anchor, text }) => {
        const fields =
          kind === 'parameters' ? parameters : kind === 'response' ? response : undefined
        if (!fields) return null
        const isSent = kind === 'parameters'
        return (
          <section key={anchor} data-filterable="">
            <div className={styles.head}>
              <Heading
                level={2}
                anchor={anchor}
                text={text}
                aside={fields.length || undefined}
                linkLabel={t('heading.link', { heading: text })}
              />
              <LongListFilter length={fields.length} t={t} />
            </div>
            {fields.length === 0 ? (
              <p>{t('operation.noParameters')}</p>
            ) : (
              <FieldList
                nodes={isSent ? requiredFirst(fieldTree(fields)) : fieldTree(fields)}
                showRequired={isSent}
                t={t}
              />
            )}
          </section>
        )
      })}
    </>
  )
}
