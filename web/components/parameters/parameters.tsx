import type { ParameterTableBlock } from '../../content/page-data.ts'
import type { Translate } from '../intl/translator.ts'
import { FieldFilter } from '../operation/field-filter.tsx'
import { FieldList } from '../operation/field-list.tsx'
import { fieldTree } from '../operation/field-tree.ts'
import { longList } from '../operation/operation.tsx'

export interface ParametersProps {
  block: ParameterTableBlock
  lang: string | undefined
  t: Translate
}

/** A writer's parameters, as those of an endpoint look. */
export function Parameters({ block: { fields, showRequired }, lang, t }: ParametersProps) {
  return (
    <div data-filterable="" lang={lang}>
      {fields.length >= longList && <FieldFilter total={fields.length} t={t} />}
      <FieldList nodes={fieldTree(fields)} showRequired={showRequired} t={t} />
    </div>
  )
}
