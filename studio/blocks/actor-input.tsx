import { Select } from '@sanity/ui'
import { type StringInputProps, set, unset, useFormValue } from 'sanity'
import { useMessages } from '../interface/use-messages.ts'
import { actorChoices } from './actor-choices.ts'
import { blockMessages } from './block-messages.ts'

/** Who sends or receives a message: one of the actors of its diagram. */
export function ActorInput({ path, value, readOnly, elementProps, onChange }: StringInputProps) {
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
