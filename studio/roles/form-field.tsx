import { type FieldProps, useCurrentUser, useFormValue } from 'sanity'
import { useMessages } from '../i18n/use-messages.ts'
import { fieldReason, restrictionOf } from './reasons.ts'
import { rolesMessages } from './roles-messages.ts'
import { specFile } from './spec-file.ts'

/** Sanity's default field; one that the user's role may not change states the reason below its title. */
export function FormField(props: FieldProps) {
  return props.inputProps.readOnly ? <ReadOnlyField {...props} /> : props.renderDefault(props)
}

function ReadOnlyField(props: FieldProps) {
  const t = useMessages(rolesMessages)
  const user = useCurrentUser()
  const stored = useFormValue(['_type'])
  const type = typeof stored === 'string' ? stored : ''
  const spec = useFormValue([type === 'errorCode' ? 'name' : 'spec'])
  const reason = fieldReason(user, {
    documentType: type,
    path: props.path,
    restriction: restrictionOf(props.schemaType.readOnly),
  })
  if (!reason) return props.renderDefault(props)
  const why = t(reason, { file: specFile(type, spec) })
  const description = [props.description, why].filter(Boolean).join(' ')
  return props.renderDefault({ ...props, description })
}
