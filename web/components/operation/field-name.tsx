import type { Field } from '../../content/model/page-data.ts'
import { fieldType } from '../../content/reference/field-type.ts'
import type { Translate } from '../../messages/translator.ts'
import { TextLink } from '../body/text-link.tsx'
import styles from './field-name.module.css'

export interface FieldNameProps {
  field: Field
  showRequired: boolean
  t: Translate
}

/** The name, type and requirement of a field. */
export function FieldName({ field, showRequired, t }: FieldNameProps) {
  const { name, anchor, requirement, deprecated, changed, link } = field
  return (
    <dt className={styles.term}>
      <span className={styles.name}>
        <code translate="no" className={deprecated ? styles.old : undefined}>
          {link ? <TextLink link={link}>{name}</TextLink> : name}
        </code>
        <a
          href={`#${encodeURIComponent(anchor)}`}
          aria-label={t('heading.link', { heading: name })}
          translate="no"
        >
          #
        </a>
      </span>
      <span className={styles.type}>{fieldType(field)}</span>
      {showRequired && requirement !== 'optional' && (
        <span className={styles[requirement]}>{t(`operation.${requirement}`)}</span>
      )}
      {field.in && field.in !== 'query' && field.in !== 'body' && (
        <span className={styles.note}>{t('operation.in', { place: field.in })}</span>
      )}
      {deprecated && <span className={styles.note}>{t('operation.deprecated')}</span>}
      {changed && (
        <a className={styles.changed} href={changed.href} data-marked-until={changed.until}>
          {changed.text} · <time dateTime={changed.date}>{changed.dateText}</time>
        </a>
      )}
    </dt>
  )
}
