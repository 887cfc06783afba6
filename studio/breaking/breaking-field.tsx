import { type FieldProps, useFormValue } from 'sanity'
import { useMessages } from '../i18n/use-messages.ts'
import { breakingMessages } from './breaking-messages.ts'
import { verdictOf } from './verdict.ts'

/** Sanity's default field; for the facts of a changelog entry, followed by those that break clients. */
export function BreakingField(props: FieldProps) {
  const isOfFacts = props.path.length === 1 && props.path[0] === 'changes'
  return isOfFacts ? <FactsField {...props} /> : props.renderDefault(props)
}

function FactsField(props: FieldProps) {
  const t = useMessages(breakingMessages)
  const { key, facts } = verdictOf(useFormValue(['kind']), useFormValue(['changes']))
  const verdict = t(key, { facts: facts.join(' · ') })
  return props.renderDefault({
    ...props,
    description: [props.description, verdict].filter(Boolean).join(' '),
  })
}
