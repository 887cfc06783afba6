import { Heading, Stack } from '@sanity/ui'
import { useId } from 'react'
import { useMessages } from '../interface/use-messages.ts'
import { AttentionKinds } from '../structure/attention/attention-kinds.tsx'
import { attentionMessages } from '../structure/attention/attention-messages.ts'
import { useStructureHref } from '../structure/use-structure-href.ts'

/** How many documents need attention, by kind; each kind opens its list. */
export function AttentionSection() {
  const t = useMessages(attentionMessages)
  const hrefOf = useStructureHref()
  const id = useId()
  return (
    <Stack as="section" gap={3} aria-labelledby={id} data-testid="home-attention">
      <Heading as="h2" size={1} id={id}>
        {t('title')}
      </Heading>
      <AttentionKinds hrefOf={(kind) => hrefOf('attention', kind)} />
    </Stack>
  )
}
