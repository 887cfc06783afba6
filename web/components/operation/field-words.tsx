import { PortableText } from '@portabletext/react'
import { Fragment, type ReactNode } from 'react'
import type { Field } from '../../content/model/page-data.ts'
import { deprecationLine } from '../../content/reference/deprecation-facts.ts'
import type { Translate } from '../../messages/translator.ts'
import { textComponents } from '../body/text-components.tsx'
import { DeprecationFacts } from '../deprecation/deprecation-facts.tsx'
import { InlineText } from '../inline-text/inline-text.tsx'
import styles from './field-words.module.css'

/** The meaning of a field, its values, and its default. */
export function FieldWords({ field, t }: { field: Field; t: Translate }) {
  const facts = fieldFacts(field, t)
  return (
    <dd className={styles.words}>
      {field.words ? (
        <PortableText value={field.words} components={textComponents(t)} />
      ) : (
        <InlineText text={field.description} />
      )}
      {field.values.length > 0 && (
        <ul className={styles.values} aria-label={t('operation.values')}>
          {field.values.map(({ value, label, href, deprecation }) => (
            <li key={value}>
              <Value value={value} href={href} />
              {label && (
                <>
                  {' '}
                  <InlineText text={label} />
                </>
              )}
              {deprecation && <small> {deprecationLine(deprecation, t)}</small>}
            </li>
          ))}
        </ul>
      )}
      {field.deprecation && <DeprecationFacts deprecation={field.deprecation} t={t} />}
      {facts.length > 0 && (
        <div className={styles.facts}>
          {facts.map((fact, index) => (
            <Fragment key={`${index}`}>
              {index > 0 && ' · '}
              {fact}
            </Fragment>
          ))}
        </div>
      )}
    </dd>
  )
}

function Value({ value, href }: { value: string; href: string | undefined }) {
  return href ? <a href={href}>{value}</a> : <b>{value}</b>
}

function fieldFacts(field: Field, t: Translate): ReactNode[] {
  return [
    ...(field.default === undefined
      ? []
      : [inCode((value) => t('operation.default', { value }), field.default)]),
    ...(field.example === undefined || field.values.length > 0
      ? []
      : [inCode((value) => t('operation.example', { value }), field.example)]),
    ...(field.appliesTo.length === 0
      ? []
      : [t('operation.appliesTo', { categories: field.appliesTo.join(t('list.between')) })]),
  ]
}

/** A character that occurs in no value. */
const PLACE = '\u0000'

/** `words` with the value marked as code. */
function inCode(words: (value: string) => string, value: string): ReactNode {
  const [before, after] = words(PLACE).split(PLACE)
  return (
    <>
      {before}
      <code translate="no">{value}</code>
      {after}
    </>
  )
}
