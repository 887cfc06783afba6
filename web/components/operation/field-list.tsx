import type { FieldNode } from '../../content/reference/field-tree.ts'
import type { Translate } from '../../messages/translator.ts'
import styles from './field-list.module.css'
import { FieldName } from './field-name.tsx'
import { FieldWords } from './field-words.tsx'

export interface FieldListProps {
  nodes: FieldNode[]
  /** Whether to show required fields; a response always has all fields. */
  showRequired: boolean
  t: Translate
  /** Nesting level, 0 at the top. */
  depth?: number
}

/** A list of fields: name, type and bounds on the left, text and values on the right, nested fields below. */
export function FieldList({ nodes, showRequired, t, depth = 0 }: FieldListProps) {
  return (
    <dl className={styles.list}>
      {nodes.map(({ field, inner }) => (
        <div key={field._key} id={field.anchor} className={styles.row} data-field={field.path}>
          <FieldName field={field} showRequired={showRequired} t={t} />
          <FieldWords field={field} t={t} />
          {inner.length > 0 && (
            <dd className={styles.inner}>
              {/* Deeper levels are collapsed, so that the outline is visible. */}
              <details open={depth === 0}>
                <summary>{t('operation.inner', { count: inner.length, name: field.name })}</summary>
                <FieldList nodes={inner} showRequired={showRequired} t={t} depth={depth + 1} />
              </details>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
