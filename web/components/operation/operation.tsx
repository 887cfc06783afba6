import type { Operation as OperationData } from '../../content/page-data.ts'
import { Heading } from '../heading/heading.tsx'
import type { Translate } from '../intl/translator.ts'
import { FieldList } from './field-list.tsx'
import styles from './operation.module.css'
import { RequestLine } from './request-line.tsx'

export interface OperationProps {
  operation: OperationData
  /** Its request line already stands at the head of the page. */
  announced: boolean
  t: Translate
}

/** What an endpoint takes and answers. Its examples stand beside the page's text. */
export function Operation({ operation, announced, t }: OperationProps) {
  const { parameters, response } = operation
  return (
    <>
      {!announced && <RequestLine operation={operation} t={t} />}
      {operation.sections.map(({ kind, anchor, text }) => {
        const fields =
          kind === 'parameters' ? parameters : kind === 'response' ? response : undefined
        if (!fields) return null
        return (
          <section key={anchor} className={styles.section} data-filterable="">
            <div className={styles.head}>
              <Heading
                level={2}
                anchor={anchor}
                text={text}
                aside={fields.length || undefined}
                linkLabel={t('heading.link', { heading: text })}
              />
              {fields.length > 8 && (
                <input
                  className={styles.filter}
                  type="search"
                  placeholder={t('operation.filter')}
                  aria-label={t('operation.filter')}
                  data-filter=""
                />
              )}
            </div>
            {fields.length === 0 ? (
              <p>{t('operation.noParameters')}</p>
            ) : (
              <FieldList fields={fields} showRequired={kind === 'parameters'} t={t} />
            )}
          </section>
        )
      })}
    </>
  )
}
