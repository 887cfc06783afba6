import type { FieldNode } from '../../content/reference/field-tree.ts'
import type { Translate } from '../../messages/translator.ts'
import styles from './field-list.module.css'
import { FieldName } from './field-name.tsx'
import { FieldWords } from './field-words.tsx'

export interface FieldListProps {
  nodes: FieldNode[]
  /** A response always has all of its fields; there it would say nothing. */
  showRequired: boolean
  t: Translate
  /** 0 at the top. */
  depth?: number
}

/** Name, type and bounds on the left; words and literal values on the right; what is inside, below. */
export function FieldList({ nodes, showRequired, t, depth = 0 }: FieldListProps) {
  return (
    <dl className={styles.list}>
      {nodes.map(({ field, inner }) => (
        <div key={field._key} id={field.anchor} className={styles.row} data-field={field.path}>
          <FieldName field={field} showRequired={showRequired} t={t} />
          <FieldWords field={field} t={t} />
          {inner.length > 0 && (
            <dd className={styles.inner}>
              {/* What stands deeper is folded, so that the outline can be seen. */}
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
