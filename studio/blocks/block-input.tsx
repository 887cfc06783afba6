import {
  type InputProps,
  isArrayOfObjectsInputProps,
  isObjectInputProps,
  isStringInputProps,
} from 'sanity'
import { namesActor } from './actor-choices.ts'
import { ActorInput } from './actor-input.tsx'
import { CodeInput } from './code/code-input.tsx'
import { TableInput } from './table/table-input.tsx'

/** Sanity's own input for everything but the blocks that need another. */
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
