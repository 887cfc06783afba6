import { Badge, Button, Card, Flex, Heading, Stack } from '@sanity/ui'
import { useId, useState } from 'react'
import { ruleOf } from '../../schemas/checking/finding.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useValidationWords } from '../i18n/validation/use-validation-words.ts'
import { LIST_STYLE } from '../plain-styles.ts'
import { checkMessages } from './check-messages.ts'
import { FindingRow } from './finding-row.tsx'
import type { Group } from './groups.ts'

const TONES = { error: 'critical', warning: 'caution', info: 'primary' } as const
/** Findings shown per rule at first: a rule such as missing translations can have very many. */
const FIRST = 20

interface Props {
  group: Group
  typeTitle: (type: string) => string
}

/** One rule with its findings. */
export function RuleGroup({ group, typeTitle }: Props) {
  const { rule, level, findings } = group
  const say = useValidationWords()
  const [first] = findings
  const t = useMessages(checkMessages)
  const [all, setAll] = useState(false)
  const id = useId()
  const shown = all ? findings : findings.slice(0, FIRST)
  return (
    <Stack as="section" gap={3} aria-labelledby={id} data-testid="check-rule">
      <Flex align="center" gap={3}>
        <Badge tone={TONES[level]}>{findings.length}</Badge>
        <Heading as="h2" size={0} id={id} style={{ flex: 1 }}>
          {first ? ruleOf(say(first.message)) : rule}
        </Heading>
      </Flex>
      <Card border radius={2}>
        <Stack as="ul" style={LIST_STYLE}>
          {shown.map((finding) => (
            <FindingRow
              key={`${finding.id} ${finding.field} ${finding.message}`}
              finding={finding}
              typeTitle={typeTitle}
            />
          ))}
        </Stack>
      </Card>
      {shown.length < findings.length && (
        <Button
          mode="bleed"
          text={t('more', { count: findings.length - shown.length })}
          onClick={() => setAll(true)}
        />
      )}
    </Stack>
  )
}
