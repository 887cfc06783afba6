import type { Field } from '../../content/page-data.ts'
import { InlineText } from '../inline-text/inline-text.tsx'
import type { Translate } from '../intl/translator.ts'
import styles from './field-list.module.css'
import { fieldType } from './field-type.ts'

export interface FieldListProps {
  fields: Field[]
  /** A response always has all of its fields; there it would say nothing. */
  showRequired: boolean
  t: Translate
}

/** Name, type and bounds on the left; words and literal values on the right. */
export function FieldList({ fields, showRequired, t }: FieldListProps) {
  return (
    <dl className={styles.list}>
      {fields.map((field) => (
        <div
          key={field._key}
          className={styles.row}
          data-depth={field.depth || undefined}
          data-field={field.path}
        >
          <dt>
            <code className={field.deprecated ? styles.old : undefined}>{field.name}</code>
            <span className={styles.type}>{fieldType(field)}</span>
            {showRequired && field.requirement !== 'optional' && (
              <span className={styles[field.requirement]}>
                {t(`operation.${field.requirement}`)}
              </span>
            )}
            {field.in && field.in !== 'query' && field.in !== 'body' && (
              <span className={styles.type}>{t('operation.in', { place: field.in })}</span>
            )}
            {field.deprecated && <span className={styles.type}>{t('operation.deprecated')}</span>}
          </dt>
          <dd>
            <InlineText copy={field.description} />
            <Values field={field} t={t} />
            <Facts field={field} t={t} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Values({ field, t }: { field: Field; t: Translate }) {
  if (field.values.length === 0) return null
  return (
    <ul className={styles.values} aria-label={t('operation.values')}>
      {field.values.map(({ value, label }) => {
        const content = (
          <>
            <b>{value}</b>
            {label && (
              <>
                {' '}
                <InlineText copy={label} />
              </>
            )}
          </>
        )
        return (
          <li key={value}>
            {field.valuesHref ? <a href={field.valuesHref}>{content}</a> : content}
          </li>
        )
      })}
    </ul>
  )
}

function Facts({ field, t }: { field: Field; t: Translate }) {
  const facts = [
    ...(field.default === undefined ? [] : [t('operation.default', { value: field.default })]),
    ...(field.example === undefined || field.values.length > 0
      ? []
      : [t('operation.example', { value: field.example })]),
  ]
  return facts.length > 0 && <div className={styles.facts}>{facts.join(' · ')}</div>
}
