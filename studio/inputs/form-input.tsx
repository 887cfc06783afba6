import {
  type ArrayOfObjectsInputProps,
  type InputProps,
  isArrayOfBlocksSchemaType,
  isArrayOfObjectsInputProps,
  isObjectInputProps,
  type PortableTextInputProps,
  useCurrentUser,
} from 'sanity'
import { onlyTranslates } from '../../schemas/access.ts'
import { isTranslationField } from '../../schemas/locales.ts'
import { AccessNote } from '../roles/access-note.tsx'
import { StoreSources } from '../translate/store-sources.tsx'
import { BlocksInput } from './blocks-input.tsx'
import { BodyInput } from './body-input.tsx'
import { DialogForm } from './dialog-form.tsx'
import { withoutArrayControls } from './fixed.ts'

/** Sanity's default input, except for the few fields where writers or translators need more. */
export function FormInput(props: InputProps) {
  const translates = onlyTranslates(useCurrentUser())
  if (isObjectInputProps(props) && props.schemaType.name === 'localeBody') {
    return <BodyInput {...props} />
  }
  if (props.path.length === 0) {
    return (
      <>
        <AccessNote type={props.schemaType.name} />
        <StoreSources>{props.renderDefault(props)}</StoreSources>
      </>
    )
  }
  if (translates && isArrayOfObjectsInputProps(props) && !props.path.some(isTranslationField)) {
    return <FixedListInput {...props} />
  }
  if (isBlocks(props) && !props.readOnly) return <BlocksInput {...props} />
  if (isObjectInputProps(props)) {
    return <DialogForm path={props.path}>{props.renderDefault(props)}</DialogForm>
  }
  return props.renderDefault(props)
}

const isBlocks = (props: InputProps): props is PortableTextInputProps =>
  isArrayOfBlocksSchemaType(props.schemaType)

/**
 * A list whose items translators cannot add, move or remove. It is not read-only, because the text in its items would
 * be read-only as well.
 */
function FixedListInput(props: ArrayOfObjectsInputProps) {
  return props.renderDefault({ ...props, schemaType: withoutArrayControls(props.schemaType) })
}
