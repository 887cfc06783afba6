import { Select } from '@sanity/ui'
import {
  type InputProps,
  isArrayOfObjectsInputProps,
  isObjectInputProps,
  isStringInputProps,
  type StringInputProps,
  set,
  unset,
  useFormValue,
} from 'sanity'
import { useMessages } from '../i18n/use-messages.ts'
import { actorChoices, namesActor } from './actor-choices.ts'
import { blockMessages } from './block-messages.ts'
import { CodeInput } from './code/code-input.tsx'
import { TableInput } from './table/table-input.tsx'

/** Sanity's default input, except for code blocks, tables and the actors of a diagram's messages. */
export function BlockInput(props: InputProps) {
  if (isObjectInputProps(props) && props.schemaType.name === 'codeBlock') {
    return <CodeInput {...props} />
  }
  if (isArrayOfObjectsInputProps(props) && props.schemaType.of[0]?.name === 'tableRow') {
    return <TableInput {...props} />
  }
  if (isStringInputProps(props) && namesActor(props.path)) return <ActorInput {...props} />
  return props.renderDefault(props)
}

/** Selects the sender or receiver of a message among the actors of its diagram. */
function ActorInput({ path, value, readOnly, elementProps, onChange }: StringInputProps) {
  const t = useMessages(blockMessages)
  const choices = actorChoices(useFormValue(path.slice(0, -3)), value)
  const { id, ref, onFocus, onBlur } = elementProps
  return (
    <Select
      id={id}
      ref={ref}
      aria-describedby={elementProps['aria-describedby']}
      value={value ?? ''}
      disabled={readOnly}
      onFocus={onFocus}
      onBlur={onBlur}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? unset() : set(currentTarget.value))
      }
    >
      <option value="">{t(choices.length > 0 ? 'actor.choose' : 'actor.none')}</option>
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.title}
        </option>
      ))}
    </Select>
  )
}
